import { sql } from 'kysely';
import { everyMerchant } from '../db/everyMerchant.ts';
import { all, first, type Sql } from '../sql.ts';
import { hashOf, type AuditLink, type Tail } from './link.ts';

const batch = 2_000;

/** The first place where a chain does not hold. */
export interface BrokenLink {
  seq: number;
  /** What is wrong: a link is missing, was changed, does not follow the one before it, or was never linked. */
  why: 'missing' | 'changed' | 'unlinked' | 'unchained';
}

/** What became of a merchant's audit since it was written. */
export interface AuditState {
  merchant_id: number;
  /** Links that hold, counted from the first. */
  links: number;
  /** The hash of the last of them; kept elsewhere, it proves later that nothing was rewritten. */
  hash: string;
  /** Null where the whole chain holds. */
  broken: BrokenLink | null;
}

const readLinks = (db: Sql, merchant_id: number, after: number) =>
  all(
    db,
    sql<AuditLink>`select merchant_id, id, at, person_id, person_name, action, object_id,
        request_id, facts, before, after, seq, prev_hash, hash
      from audit where merchant_id = ${merchant_id} and seq > ${after}
      order by seq limit ${batch}`,
  );

const faultOf = (link: AuditLink, seq: number, prev_hash: string): BrokenLink | null => {
  if (link.seq !== seq) return { seq, why: 'missing' };
  if (hashOf(link) !== link.hash) return { seq, why: 'changed' };
  if (link.prev_hash !== prev_hash) return { seq, why: 'unlinked' };
  return null;
};

/** Follows a merchant's chain from its first link to where it should end; tells the first broken one. */
export async function verifyAudit(db: Sql, merchant_id: number): Promise<AuditState> {
  // Read first: what is added meanwhile lies behind it.
  const end = await first(
    db,
    sql<Tail>`select audit_seq, audit_hash from merchant_sequence
      where merchant_id = ${merchant_id}`,
  );
  let links = 0;
  let hash = '';
  let atEnd = '';
  for (;;) {
    const read = await readLinks(db, merchant_id, links);
    for (const link of read) {
      const broken = faultOf(link, links + 1, hash);
      if (broken) return { merchant_id, links, hash, broken };
      links = link.seq;
      hash = link.hash;
      if (links === end?.audit_seq) atEnd = hash;
    }
    if (read.length < batch) break;
  }
  const state = { merchant_id, links, hash };
  const wanted = end ?? { audit_seq: 0, audit_hash: '' };
  if (links < wanted.audit_seq) return { ...state, broken: { seq: links + 1, why: 'missing' } };
  if (atEnd !== wanted.audit_hash)
    return { ...state, broken: { seq: wanted.audit_seq, why: 'unlinked' } };
  const loose = await first(
    db,
    sql`select 1 from audit where merchant_id = ${merchant_id} and seq is null limit 1`,
  );
  return { ...state, broken: loose ? { seq: links + 1, why: 'unchained' } : null };
}

/** Every merchant that has an audit, 0 for what concerns the platform alone. */
export async function auditedMerchants(db: Sql): Promise<number[]> {
  const rows = await all(
    db,
    sql<{ merchant_id: number }>`select merchant_id from merchant_sequence
      where audit_seq > 0 and ${everyMerchant('administrator')}
      union select merchant_id from audit where ${everyMerchant('administrator')}
      order by merchant_id`,
  );
  return rows.map(({ merchant_id }) => merchant_id);
}
