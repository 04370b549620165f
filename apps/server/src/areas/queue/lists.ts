import type { QueueEntry, QueueEntryStatus, QueueState } from '@servery/api';
import type { PersonalAccess } from '@servery/domain/people';
import { showEntry, showRecord, type EntryRecord } from '@servery/domain/queue';
import { sql } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { containsText } from '../lists/containsText.ts';
import { findsPerson } from '../lists/findsPerson.ts';
import type { ListQuery } from '../lists/listByName.ts';
import { within, type Scope } from '../../http/scope.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import { entryColumns, loadDay } from './load.ts';

/**
 * Returns one page of queues by name, as merchant ids and queue ids, and the total number of
 * queues.
 */
export async function pageOfQueues(
  db: Sql,
  { search, start, length, order, state }: ListQuery & { state: '' | QueueState },
  scope: Scope,
): Promise<{ rows: { merchant_id: number; id: number }[]; total: number }> {
  const where = sql`${within(scope, 'q.merchant_id')} and not q.is_deleted
    and ${state === '' ? sql`true` : sql`q.state = ${state}`}
    and ${containsText(search, 'q.search_text')}`;
  const way = sql.raw(order);
  const [rows, count] = await Promise.all([
    all(
      db,
      sql<Pick<Rows['queue'], 'merchant_id' | 'id'>>`select q.merchant_id, q.id from queue q
        where ${where} order by q.name_key collate "C" ${way}, q.id ${way}
        limit ${length} offset ${start}`,
    ),
    first(db, sql<{ total: number }>`select count(*) as total from queue q where ${where}`),
  ]);
  return { rows, total: count?.total ?? 0 };
}

type EntriesQuery = ListQuery & {
  queue_id: number | '';
  status: '' | QueueEntryStatus;
  business_date: string;
};

/** Returns one page of queue entries, by the time when they joined. */
export async function pageOfEntries(
  db: Sql,
  { search, start, length, order, queue_id, status, business_date }: EntriesQuery,
  scope: Scope,
  now: Date,
  access: PersonalAccess,
): Promise<{ aaData: QueueEntry[]; total: number }> {
  const where = sql`${within(scope, 'e.merchant_id')}
    and ${queue_id === '' ? sql`true` : sql`e.queue_id = ${queue_id}`}
    and ${status === '' ? sql`true` : sql`e.status = ${status}`}
    and ${business_date === '' ? sql`true` : sql`e.business_date = ${business_date}`}
    and ${findsPerson(search, access, 'e')}`;
  const way = sql.raw(order);
  const [rows, count] = await Promise.all([
    all(
      db,
      sql<EntryRecord & { merchant_id: number }>`select e.merchant_id, ${entryColumns}
        from queue_entry e where ${where}
        order by e.joined_at ${way}, e.id ${way} limit ${length} offset ${start}`,
    ),
    first(db, sql<{ total: number }>`select count(*) as total from queue_entry e where ${where}`),
  ]);
  const books = new Map(
    await Promise.all(
      [...new Set(rows.map(({ merchant_id }) => merchant_id))].map(
        async (id) => [id, (await loadDay(db, id, now)).book] as const,
      ),
    ),
  );
  const aaData = rows.map(({ merchant_id, ...row }) => {
    const book = books.get(merchant_id)!;
    return book.entries.some(({ id }) => id === row.id)
      ? showEntry(book, row.id, now)
      : showRecord(merchant_id, null, row, now);
  });
  return { aaData, total: count?.total ?? 0 };
}
