import { lazy, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ScreenProps } from '../../boot/places.ts';
import { languages } from './languages.tsx';
import { useSpokenLanguage } from './useSpokenLanguage.ts';

// Who books has no booking yet, and who has one books no more.
const BookTable = lazy(() => import('./BookTable.tsx'));
const GuestBooking = lazy(() => import('./GuestBooking.tsx'));

/** Where guests book a table and see their booking; the address keeps which is theirs. */
export default function BookPage({ params }: ScreenProps) {
  const [path, navigate] = useLocation();
  useSpokenLanguage();
  const booking = new URLSearchParams(useSearch()).get('booking');
  return (
    <Suspense>
      {booking === null ? (
        <BookTable
          token={params['token'] ?? ''}
          languages={languages}
          onBooked={(made) => navigate(`${path}?booking=${encodeURIComponent(made)}`)}
        />
      ) : (
        <GuestBooking token={booking} languages={languages} />
      )}
    </Suspense>
  );
}
