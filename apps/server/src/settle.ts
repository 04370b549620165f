import { Problem } from '@servery/api';
import { sql } from 'kysely';
import { appendAudit } from './audit/append.ts';
import type { AuditEntry } from './audit/link.ts';
import { isDuplicate } from './db/SqlError.ts';
import { strikeOut } from './session/approvals.ts';
import type { Change, Visit } from './visit.ts';

/** Ends a write inside its transaction: approval struck out, signature used up, audit written, events told. */
export async function settle(visit: Visit, nonce: string | null): Promise<void> {
  const { sql: db, now, changes } = visit;
  await strikeOut(db, visit.approval, now);
  if (nonce) await useUp(visit, nonce);
  // Last: from here to the commit the merchant's sequence is locked. In order, so that two who
  // write for the same merchants do not wait for each other.
  const byMerchant = Map.groupBy(changes, (change) => change.merchant_id);
  for (const [merchant_id, told] of [...byMerchant].toSorted(([a], [b]) => a - b)) {
    await appendAudit(
      db,
      merchant_id,
      told.map((change) => entryOf(visit, change)),
      told.map(({ kind, order_id, version }) => ({ kind, order_id, version })),
    );
  }
}

const entryOf = ({ host, caller, now, requestId }: Visit, change: Change): AuditEntry => ({
  id: host.nextId(),
  at: now.toISOString(),
  person_id: caller.id,
  person_name: caller.name,
  action: change.kind,
  object_id: change.order_id,
  request_id: requestId,
  facts: change.facts,
  before: change.before ?? null,
  after: change.after ?? null,
});

async function useUp({ sql: db, caller, now }: Visit, nonce: string): Promise<void> {
  try {
    await sql`insert into used_nonce (session_id, nonce, at)
      values (${caller.session_id}, ${nonce}, ${now})`.execute(db);
  } catch (error) {
    if (isDuplicate(error, 'used_nonce_pkey')) throw new Problem('badSignature');
    throw error;
  }
}
