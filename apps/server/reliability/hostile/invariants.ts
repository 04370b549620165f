import { rowOf, showOrder } from '@servery/domain/orders';
import { sql, type RawBuilder } from 'kysely';
import { loadOrders } from '../../src/areas/orders/load.ts';
import { all, first, type Sql } from '../../src/storage/sql.ts';

interface Count {
  n: number;
}

/** Queries that count impossible states, which only partial writes could cause. */
const wrongs: Record<string, RawBuilder<Count>> = {
  'merchants whose events have a gap': sql<Count>`select count(*) as n from (
    select merchant_id from event group by merchant_id
    having max(seq) - min(seq) + 1 <> count(*)) x`,
  'merchants whose sequence is not their last event’s': sql<Count>`select count(*) as n
    from merchant_sequence s where s.seq <> coalesce(
      (select max(e.seq) from event e where e.merchant_id = s.merchant_id), s.seq)`,
  'events without a row in the audit': sql<Count>`select count(*) as n from event e
    where e.kind like 'order.%' and not exists (select 1 from audit a
      where a.merchant_id = e.merchant_id
        and a.object_id = (e.payload -> 'subject' ->> 'id')::bigint
        and a.facts ->> 'version' = e.payload ->> 'version')`,
  'order numbers given twice on a day': sql<Count>`select count(*) as n from (
    select 1 from orders group by merchant_id, business_date, number having count(*) > 1) x`,
  'days with more orders than assigned numbers': sql<Count>`select count(*) as n
    from day_number d where d.last < (select count(*) from orders o
      where o.merchant_id = d.merchant_id and o.business_date = d.business_date)`,
  'wallets whose balance differs from their ledger': sql<Count>`select count(*) as n from wallet w
    where w.balance <> (select coalesce(sum(e.amount), 0) from wallet_entry e
      where e.merchant_id = w.merchant_id and e.member_id = w.member_id)`,
  'wallet payments without a ledger entry': sql<Count>`select count(*) as n from payment p
    where p.kind = 'wallet' and (p.state = 'captured') <> ((select coalesce(sum(e.amount), 0)
      from wallet_entry e where e.merchant_id = p.merchant_id and e.payment_id = p.id
        and e.kind <> 'refund') = -p.amount)`,
  'counts per day that differ from the orders': sql<Count>`select count(*) as n from (
      select merchant_id, (placed_at at time zone 'UTC')::date as day, coalesce(list, '') as list,
        order_method, payment_status, count(*) as n
      from orders where status <> 'draft' group by 1, 2, 3, 4, 5) o
    full join (select * from order_count where n <> 0) c
      using (merchant_id, day, list, order_method, payment_status)
    where o.n is distinct from c.n`,
  'combined orders that still have lines or money': sql<Count>`select count(*) as n from orders o
    where o.status = 'merged' and (
      exists (select 1 from order_line l
        where l.merchant_id = o.merchant_id and l.order_id = o.id)
      or exists (select 1 from payment p
        where p.merchant_id = o.merchant_id and p.order_id = o.id))`,
  'tables linked to a table that is itself linked or doesn’t exist': sql<Count>`select count(*) as n
    from dining_table t where t.main_id is not null and not exists (select 1 from dining_table m
      where m.merchant_id = t.merchant_id and m.id = t.main_id and m.main_id is null)`,
  'cart lines at a table that is out of service': sql<Count>`select count(*) as n
    from table_cart c join dining_table t on t.merchant_id = c.merchant_id and t.id = c.table_id
    where not t.is_active`,
  'items whose category doesn’t exist': sql<Count>`select count(*) as n from menu_item i
    where i.is_active and not exists (select 1 from menu_category c
      where c.merchant_id = i.merchant_id and c.id = i.category_id and not c.is_deleted)`,
  'items whose tax class doesn’t exist': sql<Count>`select count(*) as n from menu_item i
    join merchant m on m.merchant_id = i.merchant_id where not exists (
      select 1 from jsonb_array_elements(m.settings -> 'tax_classes') t
      where t ->> 'code' = i.tax_class)`,
  'items whose picture doesn’t exist': sql<Count>`select count(*) as n from menu_item i
    where i.image_id is not null and not exists (select 1 from media m
      where m.merchant_id = i.merchant_id and m.id = i.image_id)`,
  'items with a negative stock that isn’t allowed': sql<Count>`select count(*) as n from menu_item
    where stock < 0 and not allow_negative`,
  'bookings that are over but still block tables': sql<Count>`select count(*) as n
    from reservation_table t join reservation r
      on r.merchant_id = t.merchant_id and r.id = t.reservation_id
    where t.is_blocking and r.status in ('cancelled_guest', 'cancelled_merchant', 'declined', 'no_show')`,
  'queue numbers assigned twice on one day': sql<Count>`select count(*) as n from (
    select 1 from queue_entry where sequence > 0
    group by merchant_id, queue_id, business_date, sequence having count(*) > 1) x`,
  'pictures without pixels': sql<Count>`select count(*) as n from media m
    where not exists (select 1 from media_piece p
      where p.merchant_id = m.merchant_id and p.media_id = m.id)`,
  'documents without a file': sql<Count>`select count(*) as n from merchant_document d
    where d.bytes <> (select coalesce(sum(length(p.content)), 0) from merchant_document_piece p
      where p.merchant_id = d.merchant_id and p.document_id = d.id)`,
  'print jobs waiting for a removed printer': sql<Count>`select count(*) as n
    from print_job j join printer p on p.merchant_id = j.merchant_id and p.id = j.printer_id
    where p.is_deleted and j.state in ('queued', 'failed')`,
  'merchants with two catch-all zones': sql<Count>`select count(*) as n from (
    select 1 from kitchen_zone where is_fallback group by merchant_id having count(*) > 1) x`,
  'payment options without a place of their own': sql<Count>`select count(*) as n from (
    select 1 from payment_option group by merchant_id
    having min(place) <> 1 or max(place) <> count(*) or count(distinct place) <> count(*)) x`,
  'merchants with orders of a method that no active payment option is for': sql<Count>`select
    count(*) as n from merchant m cross join (values ('dine_in'), ('pickup'), ('delivery')) d (method)
    where not exists (select 1 from payment_option o where o.merchant_id = m.merchant_id
      and o.is_active and o.methods @> to_jsonb(d.method))`,
  'shifts whose fixed sums differ from their movements': sql<Count>`select count(*) as n from shift s
    where s.sums is not null and (s.sums ->> 'sales')::bigint + (s.sums ->> 'pay_ins')::bigint
      - (s.sums ->> 'reversals')::bigint - (s.sums ->> 'refunds')::bigint
      - (s.sums ->> 'pay_outs')::bigint - (s.sums ->> 'drops')::bigint
      <> (select coalesce(sum(c.amount), 0) from cash_movement c
        where c.merchant_id = s.merchant_id and c.shift_id = s.id)`,
  'cash movements that differ from their payment': sql<Count>`select count(*) as n from cash_movement c
    join payment p on p.merchant_id = c.merchant_id and p.id = c.payment_id
    where c.kind = 'sale' and (c.amount <> p.amount or p.kind <> 'cash')`,
  'stored responses of failed requests': sql<Count>`select count(*) as n from idempotency
    where status >= 500`,
};

interface Shown {
  id: number;
  version: number;
  shown: string;
}

/**
 * Returns the number of orders whose list columns differ from the rules, or whose history is
 * shorter than their version.
 */
async function tornOrders(db: Sql): Promise<number> {
  const rows = await all(
    db,
    sql<Shown>`select id, version, concat_ws(' ', status, list, total, balance, payment_status,
      item_count) as shown from orders`,
  );
  let torn = 0;
  for (let i = 0; i < rows.length; i += 200) {
    const some = rows.slice(i, i + 200);
    const orders = await loadOrders(
      db,
      'all',
      some.map(({ id }) => id),
    );
    const byId = new Map(orders.map((order) => [order.id, order]));
    for (const { id, shown } of some) {
      const record = byId.get(id);
      const row = record && rowOf(showOrder(record));
      const phrases = row && [
        row.status,
        row.list,
        row.total,
        row.balance,
        row.payment_status,
        row.item_count,
      ];
      if (phrases?.filter((it) => it !== null).join(' ') !== shown) torn += 1;
    }
  }
  return torn;
}

/**
 * Returns the violated invariants of a database, which no complete write can violate: one sentence
 * each.
 */
export async function brokenInvariants(db: Sql): Promise<string[]> {
  const broken: string[] = [];
  for (const [what, query] of Object.entries(wrongs)) {
    const { n } = (await first(db, query))!;
    if (n > 0) broken.push(`${n} ${what}`);
  }
  const torn = await tornOrders(db);
  if (torn > 0) broken.push(`${torn} orders of which lists show something else`);
  return broken;
}
