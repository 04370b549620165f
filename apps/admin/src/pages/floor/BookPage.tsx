import { BookTable } from '@servery/reservations';
import { useLocation } from 'wouter';
import type { ScreenProps } from '../../boot/places.ts';
import { languages } from './languages.tsx';
import { useSpokenLanguage } from './useSpokenLanguage.ts';

/** Where guests book a table; then their booking has a page of its own. */
export default function BookPage({ params }: ScreenProps) {
  const [, navigate] = useLocation();
  useSpokenLanguage();
  return (
    <BookTable
      token={params['token'] ?? ''}
      languages={languages}
      onBooked={(booking) => navigate(`/booking/${encodeURIComponent(booking)}`)}
    />
  );
}
