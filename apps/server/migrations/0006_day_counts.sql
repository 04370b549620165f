-- How many orders there are of each kind on each day (UTC), drafts left out; kept by the save that
-- writes the order, so that a list of many days knows its total without reading them.
create table order_count (
  merchant_id bigint not null references merchant,
  day date not null,
  -- Empty for orders in no list.
  list text not null,
  order_method text not null,
  payment_status text not null,
  n integer not null,
  primary key (merchant_id, day, list, order_method, payment_status)
);

insert into order_count
select merchant_id, (placed_at at time zone 'UTC')::date, coalesce(list, ''), order_method,
  payment_status, count(*)
from orders where status <> 'draft' group by 1, 2, 3, 4, 5;

-- Orders with an open reason are few among all.
create index orders_reasons on orders (merchant_id, placed_at desc, id desc)
  where open_reasons <> '[]';
-- The highest totals of a long time, without sorting all of them.
create index orders_total on orders (merchant_id, total desc, id desc)
  include (placed_at, list, status, order_method, payment_status);
