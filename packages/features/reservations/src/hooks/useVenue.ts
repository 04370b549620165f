import { useUser } from '@servery/api/user';

const fallback = { time_zone: 'UTC', currency: 'MYR' };

/** Returns the time zone and currency of a merchant, by default the user's own. */
export function useVenue(merchantId?: number): { time_zone: string; currency: string } {
  const { data: user } = useUser();
  const own = merchantId ?? user?.merchant?.id;
  return user?.merchants.find(({ id }) => id === own) ?? user?.merchants[0] ?? fallback;
}
