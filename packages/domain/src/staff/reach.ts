import { Problem, type Capability, type Grant, type Rights, type StaffRole } from '@servery/api';
import { rightsOf } from '../people/rights.ts';
import { rightsOfStaffRole } from './roles.ts';

/** A person who manages staff accounts. */
export interface Manager {
  id: number;
  /** Null for people of the platform, who manage the staff of several merchants. */
  merchant_id: number | null;
  rights: Rights;
}

const rank: Record<Grant, number> = { deny: 0, approve: 1, allow: 2 };

/**
 * Returns the most that a manager can give: their own rights. People of the platform don't act on
 * orders themselves, and can give as much as an owner has.
 */
const mostOf = ({ merchant_id, rights }: Manager): Rights =>
  merchant_id === null ? rightsOf('merchant', null) : rights;

/** Returns the first right that exceeds what a manager can give, or null if there is none. */
export function beyondReach(
  by: Manager,
  { grants, discount_free_rate }: Rights,
): Capability | null {
  const most = mostOf(by);
  const names = Object.keys(grants) as Capability[];
  const beyond = names.find((name) => rank[grants[name]] > rank[most.grants[name]]);
  if (beyond !== undefined) return beyond;
  const isLimited = most.grants['order.discount'] !== 'allow';
  return isLimited && discount_free_rate > most.discount_free_rate ? 'order.discount' : null;
}

/**
 * Requires that a manager has every one of some rights: otherwise they could act through another
 * account.
 * @throws `forbidden` with the first right that they lack
 */
export function requireReach(by: Manager, rights: Rights): void {
  const capability = beyondReach(by, rights);
  if (capability !== null) throw new Problem('forbidden', { details: { capability } });
}

/** Whether a manager can give a role. */
export const canGiveRole = (by: Manager, role: StaffRole): boolean =>
  beyondReach(by, rightsOfStaffRole(role)) === null;

/**
 * Requires that a manager has some permissions, perhaps with approval, before they change those of
 * somebody else.
 * @throws `forbidden` with the first permission that they lack
 */
export function requireHeld(by: Manager, names: readonly Capability[]): void {
  const { grants } = mostOf(by);
  const capability = names.find((name) => grants[name] === 'deny');
  if (capability !== undefined) throw new Problem('forbidden', { details: { capability } });
}

/** Whether a manager can give a grant of a capability, or take it away. */
export const canGive = (by: Manager, capability: Capability, grant: Grant): boolean => {
  const most = mostOf(by).grants[capability];
  return most !== 'deny' && rank[grant] <= rank[most];
};

/** Returns the highest rate of discounts without approval that a manager can give. */
export function highestRate(by: Manager): number {
  const { grants, discount_free_rate } = mostOf(by);
  return grants['order.discount'] === 'allow' ? 10_000 : discount_free_rate;
}
