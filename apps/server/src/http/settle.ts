import { Problem } from '@servery/api';
import { personOn } from '@servery/domain/devices';
import { sql } from 'kysely';
import { appendToChains } from '../audit/append.ts';
import type { AuditEntry } from '../audit/link.ts';
import { isDuplicate } from '../storage/db/SqlError.ts';
import { consumeApproval } from './approvals.ts';
import { requireAllChangeable } from './readOnlyScope.ts';
import type { Caller, Change, RequestContext } from './RequestContext.ts';

/**
 * Completes a write inside its transaction: marks the approval and the nonce as used, writes the
 * audit and adds the events.
 * @throws `badSignature`, `outletReadOnly` or `merchantClosing`
 */
export async function settle(ctx: RequestContext, nonce: string | null): Promise<void> {
  const { sql: db, now, changes } = ctx;
  requireAllChangeable(ctx.caller, changes);
  await consumeApproval(db, ctx.approval, now);
  if (nonce) await consumeNonce(ctx, nonce);
  if (changes.length === 0) return;
  // Last, because the merchants' sequences stay locked from here to the commit.
  await appendToChains(
    db,
    [...Map.groupBy(changes, (change) => change.merchant_id)].map(([merchant_id, own]) => ({
      merchant_id,
      entries: own.map((change) => entryOf(ctx, change)),
      events: own.map(({ kind, subject, version }) => ({ kind, subject, version })),
    })),
  );
}

/** Returns the counter that a person made a change on, for the audit. */
function counterOf(caller: Caller) {
  const { device } = caller;
  if (!device || personOn(caller) === null) return {};
  return { device_id: device.id, device_name: device.name };
}

const entryOf = ({ host, caller, now, requestId }: RequestContext, change: Change): AuditEntry => ({
  id: host.nextId(),
  at: now.toISOString(),
  person_id: caller.id,
  person_name: caller.name,
  action: change.kind,
  object_id: change.subject.id,
  request_id: requestId,
  facts: { ...change.facts, ...counterOf(caller) },
  before: change.before ?? null,
  after: change.after ?? null,
});

async function consumeNonce(
  { sql: db, caller, now }: RequestContext,
  nonce: string,
): Promise<void> {
  try {
    await sql`insert into used_nonce (session_id, nonce, at)
      values (${caller.session_id}, ${nonce}, ${now})`.execute(db);
  } catch (error) {
    if (isDuplicate(error, 'used_nonce_pkey')) throw new Problem('badSignature');
    throw error;
  }
}
