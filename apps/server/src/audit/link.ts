import { createHash } from 'node:crypto';
import type { Row } from '../storage/sql.ts';

/** An audited action: its actor, its object and its changes. */
export interface AuditEntry {
  id: number;
  /** An ISO 8601 instant in UTC. */
  at: string;
  person_id: number | null;
  person_name: string;
  action: string;
  object_id: number | null;
  request_id: string;
  facts: Row;
  /** The changed data before and after; null if there was none or it isn't disclosed. */
  before: Row | null;
  after: Row | null;
}

/** An entry at its position in a merchant's chain. */
export interface AuditLink extends AuditEntry {
  merchant_id: number;
  /** The position in the merchant's chain: 1, 2, 3 … without gaps. */
  seq: number;
  /** The hash of the previous link, or '' for the first. */
  prev_hash: string;
  hash: string;
}

/** The end of a chain. */
export interface Tail {
  audit_seq: number;
  audit_hash: string;
}

const sorted = (_: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * Returns JSON with sorted keys, so that equal values have equal texts however a database stores
 * them.
 */
export const canonical = (value: unknown): string => JSON.stringify(value, sorted);

/**
 * Returns the hash of a link: SHA-256 over the previous hash and the canonical JSON of its row, as
 * hex.
 */
export function hashOf({ hash: _, prev_hash, ...row }: AuditLink): string {
  return createHash('sha256')
    .update(`${prev_hash}\n${canonical(row)}`)
    .digest('hex');
}

/** Returns entries as the next links of a chain. */
export function linksAfter(
  merchant_id: number,
  tail: Tail,
  entries: readonly AuditEntry[],
): AuditLink[] {
  let prev_hash = tail.audit_hash;
  return entries.map((entry, i) => {
    const seq = tail.audit_seq + 1 + i;
    const link: AuditLink = { ...entry, merchant_id, seq, prev_hash, hash: '' };
    link.hash = hashOf(link);
    prev_hash = link.hash;
    return link;
  });
}
