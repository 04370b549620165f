import { listReservations } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { hasFeature, useRights, useUser } from '@servery/api/user';
import { useSWRConfig } from 'swr';
import { useBoardNotifications } from './useBoardNotifications.ts';
import { keyOfBookings, type BookingRequests } from './useLoadedBookings.ts';

const everyMs = 60_000;
/** Only the earliest ones, so that orders stay visible; Reservations lists the rest. */
const maxBookings = 3;
const none: BookingRequests = [];

/**
 * Returns the booking requests of guests that staff have to confirm or decline, the earliest first;
 * none for people without permission to manage bookings or without reservations. Refreshes with the
 * board and once a minute.
 */
export function useBookingRequests(merchant_id: number | ''): BookingRequests {
  const { data: user } = useUser();
  const canAnswer = useRights()('queue.manage') && hasFeature(user, 'reservations');
  const { mutate: store } = useSWRConfig();
  const query = { merchant_id, status: 'requested', order: 'asc', length: maxBookings } as const;
  const { data, mutate } = useCall(listReservations, canAnswer ? { query } : null, {
    refreshInterval: everyMs,
    keepPreviousData: true,
    onSuccess: ({ aaData }) => void store(keyOfBookings(merchant_id), aaData, false),
  });
  useBoardNotifications(merchant_id, mutate);
  return data?.aaData ?? none;
}
