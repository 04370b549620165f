-- A list says how many rows it has in all: with what its filters look at in the index, counting a
-- year of orders reads the index alone.
drop index orders_placed;
create index orders_placed on orders (merchant_id, placed_at desc, id desc)
  include (list, status, order_method, payment_status, staff_id, promotion_id, table_id);
drop index orders_everywhere;
create index orders_everywhere on orders (placed_at desc, id desc)
  include (list, status, order_method, payment_status, staff_id, promotion_id, table_id);
