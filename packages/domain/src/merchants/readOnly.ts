import { Problem, type Role } from '@servery/api';
import type { MerchantRecord } from '../people/merchantRecord.ts';

/** The code with which a read-only outlet refuses changes. */
export type ReadOnlyCode = 'outletReadOnly' | 'merchantClosing';

/**
 * Whether an outlet that is read-only with a code refuses changes by a caller. Agents can still
 * support an outlet that the plan doesn't include; one that is closing takes changes only from
 * administrators.
 */
export const isBoundBy = ({ role }: { role: Role }, code: ReadOnlyCode): boolean =>
  role !== 'admin' && (role !== 'agent' || code === 'merchantClosing');

/**
 * Returns the code with which an outlet refuses changes by the owner of its group: it is closing or
 * closed, or the plan doesn’t include it. Null if it takes changes.
 */
export function readOnlyCodeOf({
  closure,
  is_read_only,
}: Pick<MerchantRecord, 'closure' | 'is_read_only'>): ReadOnlyCode | null {
  if (closure) return 'merchantClosing';
  return is_read_only ? 'outletReadOnly' : null;
}

/**
 * Refuses a call at a read-only outlet.
 * @throws `outletReadOnly` or `merchantClosing`
 */
export function requireChangeable(code: ReadOnlyCode | null): void {
  if (code) throw new Problem(code);
}
