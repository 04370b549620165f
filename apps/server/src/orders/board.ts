import type { OrderRow } from '@servery/api';
import { businessDate, dayBounds } from '@servery/domain/time';
import { sql, type RawBuilder } from 'kysely';
import { lastSequences, readEvents } from '../db/events.ts';
import { all, type Sql } from '../sql.ts';
import { tradingOf } from './list.ts';
import { shortColumns, shortOf, type ShortOrder } from './rows.ts';

const mostCompleted = 30;
const mostEvents = 1_000;

/** The board, whole or in part. */
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
  const trading = await tradingOf(db, [merchant_id]);
  const { start } = dayBounds(businessDate(now, trading), trading);
  const [open, completed] = await Promise.all([
    select(db, merchant_id, sql`o.list in ('new', 'action') order by o.placed_at, o.id`),
    select(
      db,
      merchant_id,
      sql`o.list = 'completed' and o.placed_at >= ${start}
        order by o.status_at desc, o.id desc limit ${mostCompleted}`,
    ),
  ]);
  return [...open, ...completed];
}

/** The orders that events speak of, or null where the events no longer reach back that far. */
async function changedSince(db: Sql, merchant_id: number, since: number, until: number) {
  if (since > until || until - since > mostEvents) return null;
  const events = await readEvents(db, merchant_id, since, mostEvents);
  if (until > since && events[0]?.sequence !== since + 1) return null;
  if (events.length === 0) return [];
  const ids = new Set(events.map(({ payload }) => Number(payload['order_id'])));
  return select(db, merchant_id, sql`o.id = any(${[...ids]}::bigint[]) order by o.placed_at, o.id`);
}

/** The live board of one merchant, or only what changed on it since a sequence number. */
export async function boardOf(
  db: Sql,
  merchant_id: number,
  since: number | undefined,
  now: Date,
): Promise<Board> {
  // Read first: whatever happens between here and the orders is told once more, never missed.
  const sequence = (await lastSequences(db, [merchant_id])).get(merchant_id) ?? 0;
  const changed = since === undefined ? null : await changedSince(db, merchant_id, since, sequence);
  const orders = changed ?? (await wholeBoard(db, merchant_id, now));
  return { sequence, is_delta: changed !== null, orders: orders.map(shortOf) };
}
