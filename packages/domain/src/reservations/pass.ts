import type { BookAct, House } from './record.ts';
import { graceUntil, put } from './rows.ts';
import { completeSitting, seatedAt } from './seat.ts';
import { promoteWaitlisted } from './waitlist.ts';

/**
 * What time alone does to a house: who did not come within the grace is absent, what nobody answered
 * is declined, and whose guests have gone is over; the tables go to those who wait. The same house
 * where nothing is due.
 */
export function passTime(house: House, act: BookAct): House {
  const at = act.now.toISOString();
  let next = house;
  const days = new Set<string>();
  for (const one of house.reservations) {
    const isLate = act.now >= graceUntil(one);
    if (one.status === 'confirmed' && isLate)
      next = put(next, one.id, { status: 'no_show', ended_at: at, undo: null });
    else if ((one.status === 'requested' || one.status === 'waitlisted') && isLate)
      next = put(next, one.id, { status: 'declined', ended_at: at, undo: null });
    else if (one.status === 'seated' && !seatedAt(next, one))
      next = completeSitting(next, one, act).house;
    else continue;
    days.add(one.business_date);
  }
  return [...days].reduce((then, day) => promoteWaitlisted(then, day, act.now), next);
}
