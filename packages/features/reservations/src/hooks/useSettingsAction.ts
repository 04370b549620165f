import {
  getReservationCalendar,
  getReservationDay,
  listExperiences,
  listTimes,
  type AnyEndpoint,
} from '@servery/api';
import { useAction } from '@servery/api/swr';

/** A write of what is decided about bookings: whatever follows from it is asked anew. */
export const useSettingsAction = <E extends AnyEndpoint>(to: E) =>
  useAction(to, {
    refreshes: [getReservationCalendar, listExperiences, getReservationDay, listTimes],
  });
