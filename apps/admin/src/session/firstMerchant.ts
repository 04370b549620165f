import { readSession } from './session.ts';

/** Returns the merchant in the query string; '' if there is none, or the person has their own. */
export const requestedMerchant = (search: string): number | '' =>
  readSession()?.user.merchant ? '' : Number(new URLSearchParams(search).get('merchant_id')) || '';

/**
 * Returns the merchant whose rows a screen shows first: '' for the person's own, otherwise the one
 * in the query string, or the first that they can access.
 */
export function firstMerchant(search: string): number | '' {
  const { user } = readSession() ?? {};
  if (!user || user.merchant) return '';
  return requestedMerchant(search) || (user.merchants[0]?.id ?? '');
}
