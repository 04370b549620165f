import type { Reservation } from '@servery/api';
import useSWR from 'swr';

/** Booking requests that staff have to answer, the earliest first. */
export type BookingRequests = readonly Reservation[];

const none: BookingRequests = [];

/** Returns the SWR key under which a merchant's loaded booking requests are stored. */
export const keyOfBookings = (merchant_id: number | ''): string => `bell.bookings ${merchant_id}`;

/** Returns the id of a booking request in the bell. */
export const bookingId = ({ id }: Pick<Reservation, 'id'>): string => `booking.${id}`;

/**
 * Returns the booking requests that `BookingFeed` loaded, without importing their endpoint into the
 * bell.
 */
export const useLoadedBookings = (merchant_id: number | ''): BookingRequests =>
  useSWR<BookingRequests>(keyOfBookings(merchant_id), null).data ?? none;
