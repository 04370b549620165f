import { useBookingRequests } from '../../hooks/useBookingRequests.ts';

interface BookingFeedProps {
  merchantId: number | '';
}

/** Loads booking requests for the bell and keeps them current. Renders nothing. */
export function BookingFeed({ merchantId }: BookingFeedProps) {
  useBookingRequests(merchantId);
  return null;
}
