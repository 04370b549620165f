-- Orders are also found by the names of their items and by the phone numbers of their guest. The
-- numbers are apart from the other texts, because not everyone who searches orders reads them; each
-- is on a line of its own, so that a whole number is found by its line.
alter table orders
  add column item_text text not null default '',
  add column phone_text text not null default '';

update orders o
set item_text = coalesce(
    (select string_agg(name, E'\n')
     from (select distinct lower(l ->> 'name') as name
           from jsonb_array_elements(o.line_summary) l) names),
    ''),
  phone_text = coalesce(
    (select E'\n' || string_agg(phone || E'\n', '')
     from (select o.phone union
           select m.phone from member m
           where m.merchant_id = o.merchant_id and m.id = o.member_id) phones (phone)
     where phone <> ''),
    '');

do $$
begin
  create index orders_items on orders using gin (item_text gin_trgm_ops);
  create index orders_phones on orders using gin (phone_text gin_trgm_ops);
exception
  when undefined_object then
    raise notice 'pg_trgm is not there: searches by item or phone read every order.';
end $$;
