import { sql } from 'kysely';
import { noteEvent, type NewEvent } from '../storage/db/events.ts';
import { first, type Sql } from '../storage/sql.ts';
import { linksAfter, type AuditEntry, type Tail } from './link.ts';

/** Replaces the merchant's id in the audit chain of people who belong to no merchant. */
export const platform = 0;

const readTail = (trx: Sql, merchant_id: number) =>
  first(
    trx,
    sql<Tail>`select audit_seq, audit_hash from merchant_sequence
      where merchant_id = ${merchant_id} for update`,
  );

/** Returns the end of a merchant's chain, and locks it until the transaction ends. */
export async function lockTail(trx: Sql, merchant_id: number): Promise<Tail> {
  const known = await readTail(trx, merchant_id);
  if (known) return known;
  await sql`insert into merchant_sequence (merchant_id, seq) values (${merchant_id}, 0)
    on conflict (merchant_id) do nothing`.execute(trx);
  return (await readTail(trx, merchant_id))!;
}

/**
 * Appends audit entries to a merchant's chain, with their live events. The merchant's sequence row
 * stays locked until the commit, which keeps both gapless and in commit order: call this last.
 */
export async function appendAudit(
  trx: Sql,
  merchant_id: number,
  entries: readonly AuditEntry[],
  events: readonly NewEvent[] = [],
): Promise<void> {
  const tail = await lockTail(trx, merchant_id);
  const links = linksAfter(merchant_id, tail, entries);
  const rows = events.map(({ kind, ...payload }) => ({ kind, payload }));
  // Run all three in one round trip to hold the lock as briefly as possible.
  await sql`
    with moved as (
      update merchant_sequence set seq = seq + ${rows.length}::bigint,
        audit_seq = audit_seq + ${links.length}::bigint,
        audit_hash = ${links.at(-1)?.hash ?? tail.audit_hash}
      where merchant_id = ${merchant_id}
      returning seq
    ), stored as (
      insert into event (merchant_id, seq, kind, payload)
      select ${merchant_id}::bigint, m.seq - ${rows.length}::bigint + e.place,
        e.item ->> 'kind', e.item -> 'payload'
      from moved m,
        jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as e (item, place)
    )
    insert into audit
    select * from jsonb_populate_recordset(null::audit, ${JSON.stringify(links)}::jsonb)`.execute(
    trx,
  );
  if (rows.length > 0) noteEvent(trx, merchant_id);
}
