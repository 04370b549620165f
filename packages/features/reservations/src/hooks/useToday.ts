import { getReservationDay } from '@servery/api';
import { useKnown } from '@servery/api/swr';
import { toLocal } from '@servery/domain/time';

/** Returns the current trading day: the host's if it is known, otherwise the local date. */
export function useToday(merchantId: number | undefined, time_zone: string, now: number): string {
  const query = { merchant_id: merchantId ?? ('' as const), date: '' as const };
  const known = useKnown(getReservationDay, { query });
  return known?.business_date ?? toLocal(new Date(now), time_zone).slice(0, 10);
}
