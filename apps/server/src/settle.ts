import { Problem } from '@servery/api';
import { sql, type Transaction } from 'kysely';
import { appendEvents } from './db/events.ts';
import { isDuplicate } from './db/SqlError.ts';
import { strikeOut } from './session/approvals.ts';
import { insertRows } from './sql.ts';
import type { Visit } from './visit.ts';

/** Ends a write inside its transaction: approval struck out, signature used up, audit written, events told. */
export async function settle(visit: Visit, nonce: string | null): Promise<void> {
  const { sql: db, caller, now, changes } = visit;
  await strikeOut(db, visit.approval, now);
  if (nonce) await useUp(visit, nonce);
  await insertRows(
    db,
    'audit',
    changes.map(({ kind, merchant_id, order_id, facts }) => ({
      merchant_id,
      id: visit.host.nextId(),
      at: now,
      person_id: caller.id,
      person_name: caller.name,
      action: kind,
      object_id: order_id,
      request_id: visit.requestId,
      facts,
    })),
  );
  // Last: from here to the commit the merchant's sequence is locked.
  for (const [merchant_id, told] of Map.groupBy(changes, (change) => change.merchant_id)) {
    await appendEvents(
      db as Transaction<unknown>,
      merchant_id,
      told.map(({ kind, order_id, version }) => ({ kind, order_id, version })),
    );
  }
}

async function useUp({ sql: db, caller, now }: Visit, nonce: string): Promise<void> {
  try {
    await sql`insert into used_nonce (session_id, nonce, at)
      values (${caller.session_id}, ${nonce}, ${now})`.execute(db);
  } catch (error) {
    if (isDuplicate(error, 'used_nonce_pkey')) throw new Problem('badSignature');
    throw error;
  }
}
