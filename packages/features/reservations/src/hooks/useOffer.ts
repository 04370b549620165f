import { getReservationCalendar, listExperiences } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** What can be booked at a merchant: its areas and its experiences. */
export function useOffer(merchantId: number | undefined) {
  const merchant_id = merchantId ?? ('' as const);
  const { data: calendar } = useCall(getReservationCalendar, { query: { merchant_id } });
  const { data: experiences } = useCall(listExperiences, {
    query: { merchant_id, status: 'active', length: 100, order: 'asc' },
  });
  return {
    sections: calendar?.sections.map(({ name }) => name).filter(Boolean) ?? [],
    experiences: experiences?.aaData ?? [],
    /** From one time that is offered to the next, in minutes. */
    step: calendar?.interval_minutes ?? 15,
    /** What the public page carries; nothing until it is known. */
    token: calendar?.token,
  };
}
