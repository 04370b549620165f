-- Events name what they are about by kind and id. Rows of one merchant have ids of their own across
-- tables, so an id tells which table it is from; what is gone by now keeps the kind of its area.
update event e
set payload = e.payload - 'order_id' || jsonb_build_object('subject', jsonb_build_object(
  'id', (e.payload ->> 'order_id')::bigint,
  'kind', case split_part(e.kind, '.', 1)
    when 'kitchen' then 'kitchen_zone'
    when 'media' then 'media'
    when 'table' then 'table'
    when 'menu' then case
      when (e.payload ->> 'order_id')::bigint = e.merchant_id then 'menu'
      when exists (select 1 from menu_category r where r.merchant_id = e.merchant_id
        and r.id = (e.payload ->> 'order_id')::bigint) then 'category'
      when exists (select 1 from menu_option r where r.merchant_id = e.merchant_id
        and r.id = (e.payload ->> 'order_id')::bigint) then 'option'
      else 'menu_item' end
    when 'print' then case
      when (e.payload ->> 'order_id')::bigint = e.merchant_id then 'print_template'
      when exists (select 1 from printer r where r.merchant_id = e.merchant_id
        and r.id = (e.payload ->> 'order_id')::bigint) then 'printer'
      when exists (select 1 from print_agent r where r.merchant_id = e.merchant_id
        and r.id = (e.payload ->> 'order_id')::bigint) then 'print_agent'
      else 'print_job' end
    when 'queue' then case
      when exists (select 1 from queue r where r.merchant_id = e.merchant_id
        and r.id = (e.payload ->> 'order_id')::bigint) then 'queue'
      else 'queue_entry' end
    when 'reservation' then case
      when (e.payload ->> 'order_id')::bigint = e.merchant_id then 'reservation_calendar'
      when exists (select 1 from experience r where r.merchant_id = e.merchant_id
        and r.id = (e.payload ->> 'order_id')::bigint) then 'experience'
      else 'reservation' end
    else 'order' end))
where e.payload ? 'order_id';
