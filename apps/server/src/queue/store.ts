import { randomBytes } from 'node:crypto';
import type { QueueContext, QueueStore } from '@servery/domain/commands';
import type { EntryRecord, QueueBook, QueueRecord } from '@servery/domain/queue';
import { lockMerchant } from '../commands/lockMerchant.ts';
import { changedOf, recordChanges } from '../commands/recordChanges.ts';
import { putRows, type Row } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { loadDay, merchantWith, namedBy } from './load.ts';
import { entryRow, queueRow } from './rows.ts';
import { serveNext } from './serveNext.ts';

/** What the audit keeps of a row: nothing that says who waits, and no token. */
function auditOf({ token: _token, ...kept }: QueueRecord | EntryRecord): Row {
  if (!('sequence' in kept)) return kept;
  const { name: _name, phone: _phone, undo: _undo, ...entry } = kept;
  return entry;
}

async function save(visit: Visit, before: QueueBook, after: QueueBook, did: string) {
  const { merchant_id } = after;
  const queues = changedOf(before.queues, after.queues);
  const entries = changedOf(before.entries, after.entries);
  const key = ['merchant_id', 'id'];
  const [queueRows, entryRows] = [
    queues.map((row) => queueRow(merchant_id, row)),
    entries.map((row) => entryRow(merchant_id, row)),
  ];
  await putRows(visit.sql, 'queue', key, queueRows);
  await putRows(visit.sql, 'queue_entry', key, entryRows);
  recordChanges<QueueRecord | EntryRecord>(
    visit,
    { kind: 'queue.changed', merchant_id, facts: { did }, auditOf },
    [...before.queues, ...before.entries],
    [...queues, ...entries],
  );
}

async function lock({ sql: db, now, host }: Visit, merchant_id: number) {
  await lockMerchant(db, merchant_id);
  const { book, business_date, limits, shop } = await loadDay(db, merchant_id, now);
  const nextToken = () => `${merchant_id}-${randomBytes(18).toString('base64url')}`;
  const { nextId } = host;
  const context: QueueContext = { now, business_date, nextId, limits, nextToken, shop };
  return { state: book, context };
}

/** Queues in SQL. */
export const queueStore = (visit: Visit): QueueStore => ({
  merchantWith: (part, id) => merchantWith(visit.sql, visit.caller.scope, part, id),
  findByToken: (part, token) => namedBy(visit.sql, part, token),
  claimNext: async ({ merchant_id }, wish, { business_date, now }) =>
    (await serveNext(visit.sql, { merchant_id, business_date, ...wish }, now))?.id ?? null,
  lock: (merchant_id) => lock(visit, merchant_id),
  save: (before, { book }, action) => save(visit, before, book, action),
});
