import type { BookingContext, Venue } from './record.ts';
import { graceUntil, put } from './rows.ts';
import { completeSitting, seatedAt } from './seat.ts';
import { promoteWaitlisted } from './waitlist.ts';

/**
 * Applies the effects of time: bookings past their grace period become no-shows, unanswered
 * requests are declined, and bookings whose guests have left are completed; their tables go to
 * waitlisted bookings. Returns the same venue if nothing is due.
 */
export function passTime(venue: Venue, context: BookingContext): Venue {
  const at = context.now.toISOString();
  let next = venue;
  const days = new Set<string>();
  for (const one of venue.reservations) {
    const isLate = context.now >= graceUntil(one);
    if (one.status === 'confirmed' && isLate)
      next = put(next, one.id, { status: 'no_show', ended_at: at, undo: null });
    else if ((one.status === 'requested' || one.status === 'waitlisted') && isLate)
      next = put(next, one.id, { status: 'declined', ended_at: at, undo: null });
    else if (one.status === 'seated' && !seatedAt(next, one))
      next = completeSitting(next, one, context).venue;
    else continue;
    days.add(one.business_date);
  }
  return [...days].reduce((then, day) => promoteWaitlisted(then, day, context.now), next);
}
