import { useUser } from '@servery/api/user';

const fallback = { time_zone: 'UTC', currency: 'MYR' };

/** The zone and the currency of a merchant; one's own when left out. */
export function useHouse(merchantId?: number): { time_zone: string; currency: string } {
  const { data: user } = useUser();
  const own = merchantId ?? user?.merchant?.id;
  return user?.merchants.find(({ id }) => id === own) ?? user?.merchants[0] ?? fallback;
}
