import { Problem, type Role } from '@servery/api';
import type { MerchantRecord } from '../people/merchantRecord.ts';

/**
 * Whether read-only outlets refuse changes by a caller: by guests, the people of the group's outlets
 * and its owner. People of the platform can still support a read-only outlet.
 */
export const isBoundByPlan = ({ role }: { role: Role }): boolean =>
  role !== 'admin' && role !== 'agent';

/** The code with which a read-only outlet refuses changes. */
export type ReadOnlyCode = 'outletReadOnly' | 'merchantClosing';

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
