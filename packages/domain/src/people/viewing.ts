import { isRefusedInView, Problem, type AnyEndpoint, type Rights } from '@servery/api';
import { rightsOf } from './rights.ts';

/** Returns the rights of people who view a merchant: those of its owner. */
export const viewRights = (): Rights => rightsOf('merchant', null);

/**
 * Refuses a change by someone who views a merchant.
 * @throws `viewOnly`
 */
export function requireNoView(to: AnyEndpoint, isViewing: boolean): void {
  if (isViewing && isRefusedInView(to)) throw new Problem('viewOnly');
}
