import { getReservationDay } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { useFollow } from './useFollow.ts';

/** Returns a trading day of a merchant, kept up to date while it is shown; today without a date. */
export function useDay(merchantId: number | undefined, date: string | null) {
  const query = { merchant_id: merchantId ?? ('' as const), date: date ?? '' };
  const day = useCall(getReservationDay, { query });
  useFollow(day.data ? (merchantId ?? '') : null, () => void day.mutate());
  return day;
}
