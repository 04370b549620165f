-- Receipts and bills of deliveries that were stored before the address was marked as personal. The
-- address is the last text before the rule that ends the facts of the order, which begin with the
-- first row. The order may have another address by now, so its own column doesn't tell.
with stored as (
  select j.merchant_id, j.id, b.block, b.at,
    min(at) filter (where block ->> 'type' = 'row') over (partition by j.merchant_id, j.id) as facts
  from print_job j
  join orders o on o.merchant_id = j.merchant_id and o.id = j.order_id
  cross join jsonb_array_elements(j.document -> 'blocks') with ordinality as b (block, at)
  where o.order_method = 'delivery' and o.address <> '' and j.kind in ('receipt', 'bill')
    and not j.document @> '{"blocks": [{"is_personal": true}]}'
), bounded as (
  select *, min(at) filter (where block ->> 'type' = 'rule' and at > facts)
    over (partition by merchant_id, id) as ended
  from stored
), marked as (
  select merchant_id, id, jsonb_agg(
    case when at = ended - 1 and block ->> 'type' = 'text'
      then block || '{"is_personal": true}' else block end
    order by at) as blocks
  from bounded
  group by merchant_id, id
)
update print_job j
set document = jsonb_set(j.document, '{blocks}', m.blocks)
from marked m
where m.merchant_id = j.merchant_id and m.id = j.id;
