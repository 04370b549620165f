import { Problem, type Capability, type PrintKind } from '@servery/api';
import type { Actor } from '../people/demand.ts';

/** The permissions for reading and reprinting reports, in addition to those for all prints. */
export const reportCapabilities = {
  daily_summary: 'day.close',
  shift_report: 'shift.manage',
} as const satisfies Partial<Record<PrintKind, Capability>>;

const isReport = (kind: PrintKind): kind is keyof typeof reportCapabilities =>
  kind in reportCapabilities;

/**
 * Whether a person may read a kind of print: the figures of a day or of other people's shifts aren't
 * for everyone who prints.
 */
export function mayRead(kind: PrintKind, { rights }: Pick<Actor, 'rights'>): boolean {
  return !isReport(kind) || rights.grants[reportCapabilities[kind]] !== 'deny';
}

/**
 * Requires that a person may read a kind of print.
 * @throws `forbidden`
 */
export function requireSight(kind: PrintKind, reader: Pick<Actor, 'rights'>): void {
  if (isReport(kind) && !mayRead(kind, reader))
    throw new Problem('forbidden', { details: { capability: reportCapabilities[kind] } });
}
