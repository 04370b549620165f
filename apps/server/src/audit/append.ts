import { sql } from 'kysely';
import { noteNews, type NewEvent } from '../db/events.ts';
import { first, type Sql } from '../sql.ts';
import { linksAfter, type AuditEntry, type Tail } from './link.ts';

const readTail = (trx: Sql, merchant_id: number) =>
  first(
    trx,
    sql<Tail>`select audit_seq, audit_hash from merchant_sequence
      where merchant_id = ${merchant_id} for update`,
  );

/** Where a merchant's chain ends; nobody else adds to it until the transaction ends. */
export async function lockTail(trx: Sql, merchant_id: number): Promise<Tail> {
  const known = await readTail(trx, merchant_id);
  if (known) return known;
  await sql`insert into merchant_sequence (merchant_id, seq) values (${merchant_id}, 0)
    on conflict (merchant_id) do nothing`.execute(trx);
  return (await readTail(trx, merchant_id))!;
}

/**
 * Writes audit entries as the next links of a merchant's chain, and the live events that go with
 * them. The merchant's sequence row stays locked until the commit, which keeps both gapless and in
 * the order of commits: append last.
 */
export async function appendAudit(
  trx: Sql,
  merchant_id: number,
  entries: readonly AuditEntry[],
  events: readonly NewEvent[] = [],
): Promise<void> {
  const tail = await lockTail(trx, merchant_id);
  const links = linksAfter(merchant_id, tail, entries);
  const told = events.map(({ kind, ...payload }) => ({ kind, payload }));
  // One round trip for all three: whoever waits for this lock waits as short as can be.
  await sql`
    with moved as (
      update merchant_sequence set seq = seq + ${told.length}::bigint,
        audit_seq = audit_seq + ${links.length}::bigint,
        audit_hash = ${links.at(-1)?.hash ?? tail.audit_hash}
      where merchant_id = ${merchant_id}
      returning seq
    ), told as (
      insert into event (merchant_id, seq, kind, payload)
      select ${merchant_id}::bigint, m.seq - ${told.length}::bigint + e.place,
        e.item ->> 'kind', e.item -> 'payload'
      from moved m,
        jsonb_array_elements(${JSON.stringify(told)}::jsonb) with ordinality as e (item, place)
    )
    insert into audit
    select * from jsonb_populate_recordset(null::audit, ${JSON.stringify(links)}::jsonb)`.execute(
    trx,
  );
  if (told.length > 0) noteNews(trx, merchant_id);
}
