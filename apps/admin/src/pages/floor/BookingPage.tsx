import { GuestBooking } from '@servery/reservations';
import type { ScreenProps } from '../../boot/places.ts';

/** A guest's own booking. */
export default function BookingPage({ params }: ScreenProps) {
  return <GuestBooking token={params['token'] ?? ''} />;
}
