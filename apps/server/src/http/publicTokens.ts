import { Problem } from '@servery/api';

/**
 * Returns the merchant's id in a public token, or null if it doesn't have the format of one; doesn't
 * check whether the token exists.
 */
export const merchantIn = (token: string): number | null =>
  Number(/^(\d{1,15})-[\w-]{16,80}$/.exec(token)?.[1] ?? 0) || null;

/**
 * Returns the merchant's id in a public token; doesn't check whether the token exists.
 * @throws `notFound` if it doesn't have the format of a token
 */
export function merchantOf(token: string): number {
  const merchant_id = merchantIn(token);
  if (!merchant_id) throw new Problem('notFound');
  return merchant_id;
}
