import {
  getReservation,
  getReservationDay,
  listReservations,
  listTimes,
  type AnyEndpoint,
} from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Returns an action that changes bookings and refreshes all queries of them. */
export const useReservationAction = <E extends AnyEndpoint>(to: E) =>
  useAction(to, { refreshes: [getReservationDay, getReservation, listReservations, listTimes] });
