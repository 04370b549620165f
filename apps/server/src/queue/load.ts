import { Problem, type GuestLimits } from '@servery/api';
import { guestLimitsOf } from '@servery/domain/guest';
import type { EntryRecord, QueueBook, QueueRecord, QueueShop } from '@servery/domain/queue';
import { roomAt } from '@servery/domain/reservations';
import { businessDate } from '@servery/domain/time';
import { sql } from 'kysely';
import { loadShop } from '../orders/shop.ts';
import { loadHouse } from '../reservations/load.ts';
import { within, type Scope } from '../scope.ts';
import { all, first, type Sql } from '../sql.ts';
import { ofDay } from './ofDay.ts';

const queueColumns = sql<QueueRecord>`q.id, q.version, q.name, q.prefix, q.state, q.party_min,
  q.party_max, q.max_length, q.average_minutes, q.call_minutes, q.is_notifying, q.token,
  q.is_deleted`;

/** The columns of somebody in a queue as the rules know them. */
export const entryColumns = sql<EntryRecord>`e.id, e.version, e.queue_id, e.business_date,
  e.sequence, e.number, e.name, e.phone, e.party, e.status, e.position, e.joined_at,
  e.quoted_minutes, e.called_at, e.calls, e.arrived_at, e.ended_at, e.reason, e.seated, e.is_guest, e.token,
  e.undo`;

/** The queues of a merchant and everybody of this trading day. */
export interface QueueDay {
  book: QueueBook;
  business_date: string;
  shop: QueueShop;
  limits: GuestLimits;
}

/** A merchant's queues as they are on the trading day of a moment. */
export async function loadDay(db: Sql, merchant_id: number, now: Date): Promise<QueueDay> {
  const { name, settings } = await loadShop(db, merchant_id);
  const shop = { merchant_name: name, time_zone: settings.time_zone };
  const business_date = businessDate(now, settings);
  const [queues, entries, house] = await Promise.all([
    all(
      db,
      sql<QueueRecord>`select ${queueColumns} from queue q where q.merchant_id = ${merchant_id}`,
    ),
    all(
      db,
      sql<EntryRecord>`select ${entryColumns} from queue_entry e
        where e.merchant_id = ${merchant_id} and ${ofDay(business_date, now)}`,
    ),
    loadHouse(db, merchant_id, now),
  ]);
  const room = roomAt(house, now);
  const limits = guestLimitsOf(settings);
  return { book: { merchant_id, queues, entries, room }, business_date, shop, limits };
}

const tables = { queues: 'queue', entries: 'queue_entry' } as const;

/** The merchant whose queues have a row; those outside the scope have none. */
export async function merchantWith(
  db: Sql,
  scope: Scope,
  part: keyof typeof tables,
  id: number,
): Promise<number> {
  const row = await first(
    db,
    sql<{ merchant_id: number }>`select merchant_id from ${sql.table(tables[part])}
      where id = ${id} and ${within(scope)}`,
  );
  if (!row) throw new Problem('notFound');
  return row.merchant_id;
}

/** Which row a token names; the merchant is a part of it. */
export async function namedBy(
  db: Sql,
  part: keyof typeof tables,
  token: string,
): Promise<{ merchant_id: number; id: number }> {
  const merchant_id = Number(/^(\d{1,15})-[\w-]{16,60}$/.exec(token)?.[1] ?? 0);
  const row = merchant_id
    ? await first(
        db,
        sql<{ id: number }>`select id from ${sql.table(tables[part])}
          where merchant_id = ${merchant_id} and token = ${token}`,
      )
    : undefined;
  if (!row) throw new Problem('notFound');
  return { merchant_id, id: row.id };
}
