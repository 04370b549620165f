-- Lists of one promotion, table or member of staff read theirs alone, and count by the index.
create index orders_promotion on orders (merchant_id, promotion_id, placed_at desc, id desc)
  include (list, status, order_method, payment_status) where promotion_id is not null;
create index orders_table on orders (merchant_id, table_id, placed_at desc, id desc)
  include (list, status, order_method, payment_status) where table_id is not null;
create index orders_staff on orders (merchant_id, staff_id, placed_at desc, id desc)
  include (list, status, order_method, payment_status) where staff_id is not null;
