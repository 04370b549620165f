-- Finds any three letters of an order in the index instead of reading every order of a year. An
-- engine that does not offer trigrams searches as before, only slower.
do $$
begin
  create extension if not exists pg_trgm;
  create index orders_search on orders using gin (search_text gin_trgm_ops);
exception
  when insufficient_privilege or undefined_file or feature_not_supported then
    raise notice 'pg_trgm is not there: searches read every order.';
end $$;

-- The numbers of a long time in their order, by code point, without sorting all of them.
create index orders_number on orders (merchant_id, number collate "C" desc, id desc)
  include (placed_at, list, status, order_method, payment_status);
