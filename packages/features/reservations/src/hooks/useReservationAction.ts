import {
  getReservation,
  getReservationDay,
  listReservations,
  listTimes,
  type AnyEndpoint,
} from '@servery/api';
import { useAction } from '@servery/api/swr';

/** A write of bookings: whatever shows them is asked anew. */
export const useReservationAction = <E extends AnyEndpoint>(to: E) =>
  useAction(to, { refreshes: [getReservationDay, getReservation, listReservations, listTimes] });
