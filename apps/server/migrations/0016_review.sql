-- When time alone opens the next reason of an order: what is due is found without reading the rest.
alter table orders add column review_at timestamptz(3);
-- Nobody has worked it out for these yet: the next look at them does.
update orders set review_at = placed_at where list in ('new', 'action');
create index orders_review on orders (review_at) where review_at is not null;
