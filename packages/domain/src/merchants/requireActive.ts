import { Problem, type AnyEndpoint } from '@servery/api';

/** A search shows data of the business, so it isn't only about the account of the caller. */
const isAccountCall = ({ capability, path }: AnyEndpoint): boolean =>
  capability === 'session' && path !== '/main-search/data';

/**
 * Refuses a call of someone who works at a suspended merchant. They can still read and secure their
 * own account, and sign out.
 * @throws `suspended`
 */
export function requireActive(to: AnyEndpoint, isSuspended: boolean): void {
  if (isSuspended && !isAccountCall(to)) throw new Problem('suspended');
}
