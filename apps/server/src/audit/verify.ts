import { sql } from 'kysely';
import type { Rows } from '../storage/db/rows.ts';
import { everyMerchant } from '../storage/db/everyMerchant.ts';
import { all, first, type Sql } from '../storage/sql.ts';
import { hashOf, type AuditLink, type Tail } from './link.ts';

const batch = 2_000;

/** The first position at which a chain is broken. */
export interface BrokenLink {
  seq: number;
  /**
   * The fault: a link is missing, was changed, doesn't follow the previous one, or was never
   * chained.
   */
  why: 'missing' | 'changed' | 'unlinked' | 'unchained';
}

/** The state of a merchant's audit chain. */
export interface AuditState {
  merchant_id: number;
  /** The number of intact links, from the first. */
  links: number;
  /**
   * The hash of the last intact link; a copy stored elsewhere proves later that nothing was
   * rewritten.
   */
  hash: string;
  /** Null if the whole chain is intact. */
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

/**
 * Verifies a merchant's chain from its first link to its recorded end, and reports the first broken
 * link.
 */
export async function verifyAudit(db: Sql, merchant_id: number): Promise<AuditState> {
  // Read the end first: links added later come after it.
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

/** Returns all merchants with an audit, including 0 for the platform. */
export async function auditedMerchants(db: Sql): Promise<number[]> {
  const rows = await all(
    db,
    sql<Pick<Rows['merchant_sequence'], 'merchant_id'>>`select merchant_id from merchant_sequence
      where audit_seq > 0 and ${everyMerchant('administrator')}
      union select merchant_id from audit where ${everyMerchant('administrator')}
      order by merchant_id`,
  );
  return rows.map(({ merchant_id }) => merchant_id);
}
