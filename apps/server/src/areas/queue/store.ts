import { randomBytes } from 'node:crypto';
import type { QueueShopContext, QueueStore } from '@servery/domain/commands';
import type { EntryRecord, QueueBook, QueueRecord } from '@servery/domain/queue';
import { lockMerchant } from '../commands/lockMerchant.ts';
import { changedOf, recordChanges } from '../commands/recordChanges.ts';
import { putRows, type Row } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { loadDay, merchantWith, namedBy } from './load.ts';
import { entryRow, queueRow } from './rows.ts';
import { serveNext } from './serveNext.ts';

/** Returns the audit data of a row, without personal data and tokens. */
function auditOf({ token: _token, ...audited }: QueueRecord | EntryRecord): Row {
  if (!('sequence' in audited)) return audited;
  const { name: _name, phone: _phone, undo: _undo, ...entry } = audited;
  return entry;
}

async function save(ctx: RequestContext, before: QueueBook, after: QueueBook, did: string) {
  const { merchant_id } = after;
  const queues = changedOf(before.queues, after.queues);
  const entries = changedOf(before.entries, after.entries);
  const key = ['merchant_id', 'id'];
  const [queueRows, entryRows] = [
    queues.map((row) => queueRow(merchant_id, row)),
    entries.map((row) => entryRow(merchant_id, row)),
  ];
  await putRows(ctx.sql, 'queue', key, queueRows);
  await putRows(ctx.sql, 'queue_entry', key, entryRows);
  const recording = { kind: 'queue.changed', merchant_id, facts: { did }, auditOf } as const;
  recordChanges(ctx, { ...recording, subject: 'queue' }, before.queues, queues);
  recordChanges(ctx, { ...recording, subject: 'queue_entry' }, before.entries, entries);
}

async function lock({ sql: db, now, host }: RequestContext, merchant_id: number) {
  await lockMerchant(db, merchant_id);
  const { book, business_date, limits, shop } = await loadDay(db, merchant_id, now);
  const nextToken = () => `${merchant_id}-${randomBytes(18).toString('base64url')}`;
  const { nextId } = host;
  const context: QueueShopContext = { now, business_date, nextId, limits, nextToken, shop };
  return { state: book, context };
}

/** Returns the SQL store of queues. */
export const queueStore = (ctx: RequestContext): QueueStore => ({
  merchantWith: (part, id) => merchantWith(ctx.sql, ctx.caller.scope, part, id),
  findByToken: (part, token) => namedBy(ctx.sql, part, token),
  claimNext: async ({ merchant_id }, input, { business_date, now }) =>
    (await serveNext(ctx.sql, { merchant_id, business_date, ...input }, now))?.id ?? null,
  lock: (merchant_id) => lock(ctx, merchant_id),
  save: (before, { book }, action) => save(ctx, before, book, action),
});
