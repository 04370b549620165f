import { createHash } from 'node:crypto';
import type { Row } from '../sql.ts';

/** Who did what to which object, with what it changed. */
export interface AuditEntry {
  id: number;
  /** UTC ISO instant. */
  at: string;
  person_id: number | null;
  person_name: string;
  action: string;
  object_id: number | null;
  request_id: string;
  facts: Row;
  /** What changed, as it was and as it is since; null where nothing was or nothing is told. */
  before: Row | null;
  after: Row | null;
}

/** An entry at its place in a merchant's chain. */
export interface AuditLink extends AuditEntry {
  merchant_id: number;
  /** 1, 2, 3 … without a gap, for each merchant. */
  seq: number;
  /** The hash of the link before; '' for the first. */
  prev_hash: string;
  hash: string;
}

/** Where a chain ends. */
export interface Tail {
  audit_seq: number;
  audit_hash: string;
}

const sorted = (_: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** JSON with its keys in order, so that one value has one text however a database keeps it. */
export const canonical = (value: unknown): string => JSON.stringify(value, sorted);

/** The hash of a link: SHA-256 over the hash before it and the canonical JSON of its row, as hex. */
export function hashOf({ hash: _, prev_hash, ...row }: AuditLink): string {
  return createHash('sha256')
    .update(`${prev_hash}\n${canonical(row)}`)
    .digest('hex');
}

/** Entries as the next links of a chain. */
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
