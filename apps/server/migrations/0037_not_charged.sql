-- New orders stay in the list of new ones whatever reasons are open.
update orders set list = 'new' where status = 'new' and list <> 'new';

-- Without any captured money an order is never paid: what was called off or reduced to nothing
-- before anything was taken is not charged.
update orders o set payment_status = 'not_charged'
where o.payment_status in ('paid', 'unpaid', 'failed')
  and (o.payment_status = 'paid' or o.status in ('voided', 'cancelled'))
  and o.status <> 'merged'
  and (select coalesce(sum(p.amount), 0) from payment p
       where p.merchant_id = o.merchant_id and p.order_id = o.id and p.state = 'captured')
    = (select coalesce(sum(r.amount), 0) from refund r
       where r.merchant_id = o.merchant_id and r.order_id = o.id and r.state = 'completed'
         and r.is_overpayment);

-- A combined order has the payment status of the one that it went into, at any remove.
create index orders_merged on orders (merchant_id, merged_into) where merged_into is not null;
with recursive target as (
  select merchant_id, id, payment_status from orders
  where status <> 'merged' and id in (select merged_into from orders where status = 'merged')
  union
  select o.merchant_id, o.id, t.payment_status from orders o
  join target t on o.merchant_id = t.merchant_id and o.merged_into = t.id
  where o.status = 'merged')
update orders o set payment_status = t.payment_status
from target t
where o.merchant_id = t.merchant_id and o.id = t.id and o.status = 'merged';

delete from order_count;
insert into order_count
select merchant_id, (placed_at at time zone 'UTC')::date, coalesce(list, ''), order_method,
  payment_status, count(*)
from orders where status <> 'draft' group by 1, 2, 3, 4, 5;
