import type { AnyEndpoint } from '@servery/api';

const named = (part: unknown, field: string): number | null => {
  const merchant_id = ((part ?? {}) as Record<string, unknown>)[field];
  return typeof merchant_id === 'number' ? merchant_id : null;
};

/**
 * Returns the merchant that a query or a body names although it is outside the caller's scope; null
 * if there is none. Hosts respond with `forbidden` and audit it: the session determines the
 * merchant, so no screen sends another one. Rows outside the scope respond with `notFound` instead.
 */
export function otherMerchantIn(
  { merchantField = 'merchant_id' }: Pick<AnyEndpoint, 'merchantField'>,
  { query, body }: { query?: unknown; body?: unknown },
  isWithin: (merchant_id: number) => boolean,
): number | null {
  const ids = [query, body].map((part) => named(part, merchantField));
  return ids.find((id) => id !== null && id !== 0 && !isWithin(id)) ?? null;
}
