import { GuestBooking } from '@servery/reservations';
import type { ScreenProps } from '../../boot/places.ts';
import { languages } from './languages.tsx';
import { useSpokenLanguage } from './useSpokenLanguage.ts';

/** A guest's own booking. */
export default function BookingPage({ params }: ScreenProps) {
  useSpokenLanguage();
  return <GuestBooking token={params['token'] ?? ''} languages={languages} />;
}
