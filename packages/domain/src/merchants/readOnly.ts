import { Problem, type Role } from '@servery/api';

/**
 * Whether the plan of a group applies to a caller: to guests, the people of its outlets and its
 * owner. People of the platform can still support a read-only outlet.
 */
export const isBoundByPlan = ({ role }: { role: Role }): boolean =>
  role !== 'admin' && role !== 'agent';

/**
 * Refuses a call at a read-only outlet.
 * @throws `outletReadOnly`
 */
export function requireIncluded(isReadOnly: boolean): void {
  if (isReadOnly) throw new Problem('outletReadOnly');
}
