import { randomBytes } from 'node:crypto';
import type {
  EntryRecord,
  QueueAct,
  QueueBook,
  QueueChange,
  QueueRecord,
} from '@servery/domain/queue';
import { sql } from 'kysely';
import { putRows } from '../sql.ts';
import type { Caller, Visit } from '../visit.ts';
import { loadDay, type QueueDay } from './load.ts';
import { entryRow, queueRow } from './rows.ts';

/** What the audit keeps of a row: nothing that says who waits, and no token. */
function facts(row: QueueRecord | EntryRecord | undefined): Record<string, unknown> | null {
  if (!row) return null;
  const { token: _token, ...kept } = row;
  if (!('sequence' in kept)) return { ...kept };
  const { name: _name, phone: _phone, undo: _undo, ...entry } = kept;
  return entry;
}

function changedRows<Row extends object>(before: readonly Row[], after: readonly Row[]): Row[] {
  const known = new Set<Row>(before);
  return after.filter((row) => !known.has(row));
}

async function save({ sql: db, changes }: Visit, before: QueueBook, after: QueueBook, did: string) {
  const { merchant_id } = after;
  const queues = changedRows(before.queues, after.queues);
  const entries = changedRows(before.entries, after.entries);
  const key = ['merchant_id', 'id'];
  const [queueRows, entryRows] = [
    queues.map((row) => queueRow(merchant_id, row)),
    entries.map((row) => entryRow(merchant_id, row)),
  ];
  await putRows(db, 'queue', key, queueRows);
  await putRows(db, 'queue_entry', key, entryRows);
  const was = new Map<number, QueueRecord | EntryRecord>(
    [...before.queues, ...before.entries].map((row) => [row.id, row]),
  );
  for (const row of [...queues, ...entries])
    changes.push({
      kind: 'queue.changed',
      merchant_id,
      order_id: row.id,
      version: row.version,
      facts: { did },
      before: facts(was.get(row.id)),
      after: facts(row),
    });
}

/**
 * Decides about a merchant's queues by a rule and saves what came of it. One after the other: a
 * number, a free place and who is next are decided about all who wait.
 */
export async function changeQueues<Made extends QueueChange>(
  visit: Visit,
  merchant_id: number,
  did: string,
  decide: (book: QueueBook, act: QueueAct, day: QueueDay) => Made | Promise<Made>,
): Promise<Made & Pick<QueueDay, 'shop'>> {
  const { sql: db, now, host } = visit;
  await sql`select 1 from merchant where merchant_id = ${merchant_id} for no key update`.execute(
    db,
  );
  const day = await loadDay(db, merchant_id, now);
  const act: QueueAct = {
    now,
    business_date: day.business_date,
    nextId: host.nextId,
    limits: day.limits,
    nextToken: () => `${merchant_id}-${randomBytes(18).toString('base64url')}`,
  };
  const made = await decide(day.book, act, day);
  await save(visit, day.book, made.book, did);
  return { ...made, shop: day.shop };
}

/** Lets what a guest does at a public door be written down as a guest's. */
export function asGuest(visit: Visit): Visit {
  visit.caller = { ...visit.caller, id: 0, name: 'Guest' } satisfies Caller;
  return visit;
}
