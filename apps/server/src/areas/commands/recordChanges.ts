import type { EventKind, EventSubject } from '@servery/api';
import type { Row } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';

/** Returns the records that a rule added or replaced; it leaves the others as they are. */
export function changedOf<One extends object>(
  before: readonly One[],
  after: readonly One[],
): One[] {
  const known = new Set<One>(before);
  return after.filter((row) => !known.has(row));
}

/** The event that a change raises, and the data that the audit stores about it. */
export interface Recording<One> {
  kind: EventKind;
  subject: EventSubject['kind'];
  merchant_id: number;
  facts: Row;
  /** Returns a record without personal data and tokens. */
  auditOf: (row: One) => Row;
}

/** Records each changed record, before and after, for the audit and for live screens. */
export function recordChanges<One extends { id: number; version: number }>(
  ctx: RequestContext,
  { kind, subject, merchant_id, facts, auditOf }: Recording<One>,
  before: readonly One[],
  changed: readonly One[],
): void {
  const was = new Map(before.map((row) => [row.id, row]));
  for (const row of changed) {
    const known = was.get(row.id);
    ctx.changes.push({
      kind,
      merchant_id,
      subject: { kind: subject, id: row.id },
      version: row.version,
      facts,
      before: known ? auditOf(known) : null,
      after: auditOf(row),
    });
  }
}
