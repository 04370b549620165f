import type { OrderRow } from '@servery/api';
import { changedOrders } from '@servery/domain/orders';
import { businessDate, dayBounds } from '@servery/domain/time';
import { sql, type RawBuilder } from 'kysely';
import { lastSequences, readEvents } from '../../storage/db/events.ts';
import { all, type Sql } from '../../storage/sql.ts';
import { tradingOf } from './list.ts';
import { shortColumns, shortOf, type ShortOrder } from './rows.ts';

const maxCompleted = 30;
const maxEvents = 1_000;

/** The live board, whole or only its changes. */
export interface Board {
  sequence: number;
  is_delta: boolean;
  orders: OrderRow[];
}

const select = (db: Sql, merchant_id: number, rest: RawBuilder<unknown>) =>
  all(
    db,
    sql<ShortOrder>`select ${shortColumns}
      from orders o join merchant m on m.merchant_id = o.merchant_id
      where o.merchant_id = ${merchant_id} and ${rest}`,
  );

async function wholeBoard(db: Sql, merchant_id: number, now: Date): Promise<ShortOrder[]> {
  const trading = await tradingOf(db, [merchant_id], now);
  const { start } = dayBounds(businessDate(now, trading), trading);
  const [open, completed] = await Promise.all([
    select(db, merchant_id, sql`o.list in ('new', 'action') order by o.placed_at, o.id`),
    select(
      db,
      merchant_id,
      sql`o.list = 'completed' and o.placed_at >= ${start}
        order by o.status_at desc, o.id desc limit ${maxCompleted}`,
    ),
  ]);
  return [...open, ...completed];
}

/**
 * Returns the orders that events since a sequence number refer to, or null if the events no longer
 * reach back that far.
 */
async function changedSince(db: Sql, merchant_id: number, since: number, until: number) {
  if (since > until || until - since > maxEvents) return null;
  const events = await readEvents(db, merchant_id, since, maxEvents);
  if (until > since && events[0]?.sequence !== since + 1) return null;
  if (events.length === 0) return [];
  const ids = changedOrders(events);
  return select(db, merchant_id, sql`o.id = any(${ids}::bigint[]) order by o.placed_at, o.id`);
}

/** Returns the live board of one merchant, or only its changes since a sequence number. */
export async function boardOf(
  db: Sql,
  merchant_id: number,
  since: number | undefined,
  now: Date,
): Promise<Board> {
  // Read the sequence first: changes between this and the orders are then sent twice, never missed.
  const sequence = (await lastSequences(db, [merchant_id])).get(merchant_id) ?? 0;
  const changed = since === undefined ? null : await changedSince(db, merchant_id, since, sequence);
  const orders = changed ?? (await wholeBoard(db, merchant_id, now));
  return { sequence, is_delta: changed !== null, orders: orders.map(shortOf) };
}
