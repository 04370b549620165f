import { listReservations, type ReservationDay } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { isMasked } from '@servery/domain/people';
import { phonePart } from '@servery/domain/search';
import { useMemo } from 'react';

/**
 * Returns the ids of a day's bookings that the host finds by a typed phone number, for readers who
 * see the numbers masked; empty for all others and for other texts.
 */
export function useFoundByPhone(
  search: string,
  { business_date, reservations }: Pick<ReservationDay, 'business_date' | 'reservations'>,
  merchantId: number | undefined,
): ReadonlySet<number> {
  const isAsked = phonePart(search) !== '' && reservations.some(({ phone }) => isMasked(phone));
  const query = {
    merchant_id: merchantId ?? ('' as const),
    search,
    from: business_date,
    until: business_date,
    length: 100,
  };
  const { data } = useCall(listReservations, isAsked ? { query } : null);
  return useMemo(() => new Set(data?.aaData.map(({ id }) => id)), [data]);
}
