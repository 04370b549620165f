import { Problem } from '@servery/api';
import { personOn } from '@servery/domain/devices';
import { sql } from 'kysely';
import { appendAudit } from '../audit/append.ts';
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
  // Last, because the merchant's sequence stays locked from here to the commit; in order of the
  // ids, so that two writes to the same merchants can't deadlock.
  const byMerchant = Map.groupBy(changes, (change) => change.merchant_id);
  for (const [merchant_id, ownChanges] of [...byMerchant].toSorted(([a], [b]) => a - b)) {
    await appendAudit(
      db,
      merchant_id,
      ownChanges.map((change) => entryOf(ctx, change)),
      ownChanges.map(({ kind, subject, version }) => ({ kind, subject, version })),
    );
  }
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
