import { readSession } from './session.ts';

/** Whose rows a screen shows at first: the merchant in the address, one's own (''), or the first in one's scope. */
export function firstMerchant(search: string): number | '' {
  const { user } = readSession() ?? {};
  if (!user || user.merchant) return '';
  return Number(new URLSearchParams(search).get('merchant_id')) || (user.merchants[0]?.id ?? '');
}
