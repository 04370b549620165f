import { BookTable } from '@servery/reservations';
import { useLocation } from 'wouter';
import type { ScreenProps } from '../../boot/places.ts';

/** Where guests book a table; then their booking has a page of its own. */
export default function BookPage({ params }: ScreenProps) {
  const [, navigate] = useLocation();
  return (
    <BookTable
      token={params['token'] ?? ''}
      onBooked={(booking) => navigate(`/booking/${encodeURIComponent(booking)}`)}
    />
  );
}
