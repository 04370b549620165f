import type { KitchenTicket, Named } from '@servery/api';
import { isRerouting, ticketsOf, type TicketSource } from '@servery/domain/kitchen';
import { changedOrders, type LineRecord } from '@servery/domain/orders';
import { sql, type RawBuilder } from 'kysely';
import { lastSequences, readEvents } from '../../storage/db/events.ts';
import { all, type Sql } from '../../storage/sql.ts';
import { zonesOf } from './load.ts';

const maxEvents = 1_000;

type StoredTicket = Omit<TicketSource, 'table' | 'items'> & {
  table_id: number | null;
  table_name: string;
  lines: (Omit<LineRecord, 'kitchen'> & { kitchen: LineRecord['kitchen'] | null })[];
};

const recordOf = ({ table_id, table_name, lines, ...order }: StoredTicket): TicketSource => ({
  ...order,
  table: table_id === null ? null : { id: table_id, name: table_name },
  items: lines.map(({ kitchen, ...line }) => (kitchen ? { ...line, kitchen } : line)),
});

const select = async (db: Sql, merchant_id: number, rest: RawBuilder<unknown>) => {
  const rows = await all(
    db,
    sql<StoredTicket>`select o.id, o.version, o.number, o.order_method, o.status, o.table_id,
        o.table_name, o.customer_name, o.covers, o.note, o.placed_at, o.accepted_at, o.ready_at,
        o.status_at, o.promised_at,
        (select coalesce(jsonb_agg(
            to_jsonb(l) - '{merchant_id,order_id,place}'::text[] order by l.place), '[]')
          from order_line l where l.merchant_id = o.merchant_id and l.order_id = o.id) as lines
      from orders o where o.merchant_id = ${merchant_id} and ${rest}`,
  );
  return rows.map(recordOf);
};

/**
 * Selects the orders that may concern the kitchen: open orders, which are few and have their own
 * index.
 */
const inKitchen = (db: Sql, merchant_id: number) =>
  select(
    db,
    merchant_id,
    sql`o.list in ('new', 'action')
      and o.status in ('new', 'accepted', 'preparing', 'ready', 'served', 'dispatched')
      and exists (select 1 from order_line l
        where l.merchant_id = o.merchant_id and l.order_id = o.id
          and l.status in ('held', 'queued', 'preparing', 'ready'))
      order by o.placed_at, o.id`,
  );

/**
 * Returns the orders that events since a sequence number refer to, or null if any order may have
 * changed or the events no longer reach back that far.
 */
async function changedSince(db: Sql, merchant_id: number, since: number, until: number) {
  if (since > until || until - since > maxEvents) return null;
  const events = await readEvents(db, merchant_id, since, maxEvents);
  if (until > since && events[0]?.sequence !== since + 1) return null;
  if (events.some(({ kind }) => isRerouting(kind))) return null;
  if (events.length === 0) return [];
  const ids = changedOrders(events);
  return select(db, merchant_id, sql`o.id = any(${ids}::bigint[]) order by o.placed_at, o.id`);
}

/**
 * Returns the tickets of a merchant's kitchen or of one of its zones, or only those changed since a
 * sequence number.
 */
export async function displayOf(
  db: Sql,
  merchant_id: number,
  { zone_id, since }: { zone_id: number | ''; since?: number | undefined },
  now: Date,
): Promise<{ sequence: number; is_delta: boolean; zones: Named[]; tickets: KitchenTicket[] }> {
  // Read the sequence first: changes between this and the tickets are then sent twice, never
  // missed.
  const sequence = (await lastSequences(db, [merchant_id])).get(merchant_id) ?? 0;
  const changed = since === undefined ? null : await changedSince(db, merchant_id, since, sequence);
  const [zones, orders] = await Promise.all([
    zonesOf(db, merchant_id),
    changed ?? inKitchen(db, merchant_id),
  ]);
  const isDelta = changed !== null;
  return {
    sequence,
    is_delta: isDelta,
    ...ticketsOf(orders, zones, { zone_id, isDelta }, now),
  };
}
