import { lazy, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ScreenProps } from '../../boot/screen.ts';
import { languages } from './languages.tsx';
import { useSpokenLanguage } from './useSpokenLanguage.ts';

// Load them separately: a guest needs either the form or their booking, not both.
const BookTable = lazy(() => import('./BookTable.tsx'));
const GuestBooking = lazy(() => import('./GuestBooking.tsx'));

/** The page on which guests book a table and see their booking, which the URL identifies. */
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
