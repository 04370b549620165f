import { Problem, type AnyEndpoint, type MerchantStatus } from '@servery/api';

/** A search shows data of the business, so it isn't only about the account of the caller. */
const isAccountCall = ({ capability, path }: AnyEndpoint): boolean =>
  capability === 'session' && path !== '/main-search/data';

/**
 * Refuses a call of someone who works at a merchant that can't be used now. At a suspended or closed
 * one, they can still read and secure their own account, and sign out; at a closing one, they can
 * also read everything and export it. `isChange` is whether people who only view a merchant can't make
 * the call.
 * @throws `suspended` or `merchantClosing`
 */
export function requireActive(
  to: AnyEndpoint,
  { status, isChange }: { status: MerchantStatus; isChange: boolean },
): void {
  if (status === 'active' || isAccountCall(to)) return;
  if (status !== 'closing') throw new Problem('suspended');
  if (isChange && to.capability !== 'merchant.export') throw new Problem('merchantClosing');
}
