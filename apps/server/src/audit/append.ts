import { sql } from 'kysely';
import { noteEvent, type NewEvent } from '../storage/db/events.ts';
import { all, type Sql } from '../storage/sql.ts';
import { linksAfter, type AuditEntry, type Tail } from './link.ts';

/** Replaces the merchant's id in the audit chain of people who belong to no merchant. */
export const platform = 0;

/** New audit entries of a merchant, with their live events. */
export interface MerchantEntries {
  merchant_id: number;
  entries: readonly AuditEntry[];
  events: readonly NewEvent[];
}

async function readTails(trx: Sql, ids: readonly number[]): Promise<Map<number, Tail>> {
  const rows = await all(
    trx,
    sql<Tail & { merchant_id: number }>`select merchant_id, audit_seq, audit_hash
      from merchant_sequence where merchant_id = any(${ids}::bigint[])
      order by merchant_id for update`,
  );
  return new Map(rows.map(({ merchant_id, ...tail }) => [merchant_id, tail]));
}

/**
 * Returns the ends of merchants' chains, and locks them until the transaction ends, in the order of
 * the ids, so that two writes to the same merchants can't deadlock.
 */
export async function lockTails(trx: Sql, ids: readonly number[]): Promise<Map<number, Tail>> {
  const known = await readTails(trx, ids);
  const missing = ids.filter((id) => !known.has(id)).toSorted((a, b) => a - b);
  if (missing.length === 0) return known;
  await sql`insert into merchant_sequence (merchant_id, seq)
    select merchant_id, 0 from unnest(${missing}::bigint[]) merchant_id
    on conflict (merchant_id) do nothing`.execute(trx);
  return readTails(trx, ids);
}

/**
 * Appends audit entries to the chains of merchants, with their live events. The merchants' sequence
 * rows stay locked until the commit, which keeps both gapless and in commit order: call this last,
 * and once per transaction.
 */
export async function appendToChains(trx: Sql, merchants: readonly MerchantEntries[]) {
  const ids = merchants.map(({ merchant_id }) => merchant_id);
  const tails = await lockTails(trx, ids);
  const chains = merchants.map(({ merchant_id, entries, events }) => {
    const tail = tails.get(merchant_id)!;
    const links = linksAfter(merchant_id, tail, entries);
    return { merchant_id, tail, links, events };
  });
  const moves = chains.map(({ merchant_id, tail, links, events }) => ({
    merchant_id,
    events: events.length,
    links: links.length,
    hash: links.at(-1)?.hash ?? tail.audit_hash,
  }));
  const rows = chains.flatMap(({ merchant_id, events }) =>
    events.map(({ kind, ...payload }, i) => ({ merchant_id, place: i + 1, kind, payload })),
  );
  // Run all three in one round trip to hold the locks as briefly as possible.
  await sql`
    with moved as (
      update merchant_sequence s set seq = s.seq + m.events, audit_seq = s.audit_seq + m.links,
        audit_hash = m.hash
      from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
        m (merchant_id bigint, events bigint, links bigint, hash text)
      where s.merchant_id = any(${ids}::bigint[]) and s.merchant_id = m.merchant_id
      returning s.merchant_id, s.seq - m.events as seq
    ), stored as (
      insert into event (merchant_id, seq, kind, payload)
      select m.merchant_id, m.seq + e.place, e.kind, e.payload
      from moved m join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        e (merchant_id bigint, place bigint, kind text, payload jsonb)
        on e.merchant_id = m.merchant_id
    )
    insert into audit select * from jsonb_populate_recordset(null::audit,
      ${JSON.stringify(chains.flatMap(({ links }) => links))}::jsonb)`.execute(trx);
  for (const { merchant_id, events } of merchants) {
    if (events.length > 0) noteEvent(trx, merchant_id);
  }
}

/** Appends audit entries without live events to a merchant's chain, like `appendToChains`. */
export const appendAudit = (
  trx: Sql,
  merchant_id: number,
  entries: readonly AuditEntry[],
): Promise<void> => appendToChains(trx, [{ merchant_id, entries, events: [] }]);
