-- Those who see several merchants find a page of theirs by the index alone.
drop index orders_everywhere;
create index orders_everywhere on orders (placed_at desc, id desc)
  include (merchant_id, list, status, order_method, payment_status, staff_id, promotion_id, table_id);
