import { Problem, type GuestLimits } from '@servery/api';
import { guestLimitsOf } from '@servery/domain/guest';
import type { EntryRecord, QueueBook, QueueRecord, QueueShop } from '@servery/domain/queue';
import { capacityAt } from '@servery/domain/reservations';
import { businessDate } from '@servery/domain/time';
import { sql } from 'kysely';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { loadShop } from '../orders/shop.ts';
import { merchantOf } from '../../http/publicTokens.ts';
import { loadVenue } from '../reservations/load.ts';
import { within, type Scope } from '../../http/scope.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import { ofDay } from './ofDay.ts';

const queueColumns = columnsOf<QueueRecord>()(
  'queue',
  'q',
  `id, version, name, prefix, state, party_min, party_max, max_length, average_minutes,
  call_minutes, is_notifying, token, is_deleted`,
);

/** The columns of a queue entry that the rules use. */
export const entryColumns = columnsOf<EntryRecord>()(
  'queue_entry',
  'e',
  `id, version, queue_id, business_date, sequence, number, name, phone, party, status, position,
  joined_at, quoted_minutes, called_at, calls, arrived_at, ended_at, reason, seated, is_guest,
  token, undo`,
);

/** The queues of a merchant with all entries of this trading day. */
export interface QueueDay {
  book: QueueBook;
  business_date: string;
  shop: QueueShop;
  limits: GuestLimits;
}

/** Returns a merchant's queues on the trading day of an instant. */
export async function loadDay(db: Sql, merchant_id: number, now: Date): Promise<QueueDay> {
  const { name, settings } = await loadShop(db, merchant_id, now);
  const shop = { merchant_name: name, time_zone: settings.time_zone };
  const business_date = businessDate(now, settings);
  const [queues, entries, venue] = await Promise.all([
    all(
      db,
      sql<QueueRecord>`select ${queueColumns} from queue q where q.merchant_id = ${merchant_id}`,
    ),
    all(
      db,
      sql<EntryRecord>`select ${entryColumns} from queue_entry e
        where e.merchant_id = ${merchant_id} and ${ofDay(business_date, now)}`,
    ),
    loadVenue(db, merchant_id, now),
  ]);
  const capacity = capacityAt(venue, now);
  const limits = guestLimitsOf(settings);
  return { book: { merchant_id, queues, entries, capacity }, business_date, shop, limits };
}

const tables = { queues: 'queue', entries: 'queue_entry' } as const;

/**
 * Returns the merchant whose queues have a row, if that merchant is in the scope.
 * @throws `notFound`
 */
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

/**
 * Returns the row of a public token, which contains the merchant's id.
 * @throws `notFound`
 */
export async function namedBy(
  db: Sql,
  part: keyof typeof tables,
  token: string,
): Promise<{ merchant_id: number; id: number }> {
  const merchant_id = merchantOf(token);
  const row = await first(
    db,
    sql<{ id: number }>`select id from ${sql.table(tables[part])}
      where merchant_id = ${merchant_id} and token = ${token}`,
  );
  if (!row) throw new Problem('notFound');
  return { merchant_id, id: row.id };
}
