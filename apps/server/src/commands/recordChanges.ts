import type { EventKind } from '@servery/api';
import type { Row } from '../sql.ts';
import type { Visit } from '../visit.ts';

/** Returns the records that a rule added or replaced; it leaves the others as they are. */
export function changedOf<One extends object>(
  before: readonly One[],
  after: readonly One[],
): One[] {
  const known = new Set<One>(before);
  return after.filter((row) => !known.has(row));
}

/** Which event a change raises, and what the audit keeps of it. */
export interface Recording<One> {
  kind: EventKind;
  merchant_id: number;
  facts: Row;
  /** Leaves out personal data and tokens. */
  auditOf: (one: One) => Row;
}

/** Notes each changed record, as it was and as it is, for the audit and for live screens. */
export function recordChanges<One extends { id: number; version: number }>(
  visit: Visit,
  { kind, merchant_id, facts, auditOf }: Recording<One>,
  before: readonly One[],
  changed: readonly One[],
): void {
  const was = new Map(before.map((one) => [one.id, one]));
  for (const one of changed) {
    const known = was.get(one.id);
    visit.changes.push({
      kind,
      merchant_id,
      order_id: one.id,
      version: one.version,
      facts,
      before: known ? auditOf(known) : null,
      after: auditOf(one),
    });
  }
}
