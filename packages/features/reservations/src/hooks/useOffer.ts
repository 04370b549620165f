import { getReservationCalendar, listExperiences } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns the bookable areas and experiences of a merchant. */
export function useOffer(merchantId: number | undefined) {
  const merchant_id = merchantId ?? ('' as const);
  const { data: calendar } = useCall(getReservationCalendar, { query: { merchant_id } });
  const { data: experiences } = useCall(listExperiences, {
    query: { merchant_id, status: 'active', length: 100, order: 'asc' },
  });
  return {
    sections: calendar?.sections.map(({ name }) => name).filter(Boolean) ?? [],
    experiences: experiences?.aaData ?? [],
    /** The interval between bookable times, in minutes. */
    step: calendar?.interval_minutes ?? 15,
    /** The token of the public booking page; undefined until it is loaded. */
    token: calendar?.token,
  };
}
