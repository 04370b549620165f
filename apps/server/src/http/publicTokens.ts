import { Problem } from '@servery/api';

/**
 * Returns the merchant's id in a public token; doesn't check whether the token exists.
 * @throws `notFound` if it doesn't have the format of a token
 */
export function merchantOf(token: string): number {
  const merchant_id = Number(/^(\d{1,15})-[\w-]{16,60}$/.exec(token)?.[1] ?? 0);
  if (!merchant_id) throw new Problem('notFound');
  return merchant_id;
}
