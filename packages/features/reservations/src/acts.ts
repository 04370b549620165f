import type { Reservation } from '@servery/api';

/** What can be done to a booking. */
export type Act =
  | 'confirm'
  | 'decline'
  | 'payDeposit'
  | 'promote'
  | 'arrive'
  | 'seat'
  | 'noShow'
  | 'complete'
  | 'cancel'
  | 'unseat'
  | 'reseat';

/** Whether a party has not come, and has had all the time to. */
const isOverdue = ({ status, grace_until }: Reservation, now: number): boolean =>
  status === 'confirmed' && Date.parse(grace_until) <= now;

/** Whether a party should be there by now. */
export const isLate = ({ status, starts_at }: Reservation, now: number): boolean =>
  status === 'confirmed' && Date.parse(starts_at) < now;

const near = 6 * 3_600_000;

/** Whether a party may come by now: nobody comes on another day. */
const isNear = ({ starts_at }: Reservation, now: number): boolean =>
  Date.parse(starts_at) - now < near;

/** Whether an act takes something from a guest: it is never the first that is offered. */
export const isUnkind = (act: Act): boolean =>
  act === 'decline' || act === 'cancel' || act === 'noShow';

/** Whether an act takes back what was done by mistake. */
export const isBack = (act: Act): boolean => act === 'unseat' || act === 'reseat';

/** Everything that can be done now; the first is the most likely. */
export function actsFor(booking: Reservation, now: number): readonly Act[] {
  const hasWayBack = booking.undo_until !== null && now < Date.parse(booking.undo_until);
  const pay: readonly Act[] = booking.deposit_state === 'due' ? ['payDeposit'] : [];
  switch (booking.status) {
    case 'requested':
      return [...pay, 'confirm', 'decline', 'cancel'];
    case 'waitlisted':
      return ['promote', 'cancel'];
    case 'confirmed':
      if (!isNear(booking, now)) return [...pay, 'cancel'];
      return isOverdue(booking, now)
        ? ['arrive', 'seat', 'noShow', ...pay, 'cancel']
        : ['arrive', 'seat', ...pay, 'cancel'];
    case 'arrived':
      return ['seat', 'cancel'];
    case 'seated':
      return hasWayBack ? ['complete', 'unseat'] : ['complete'];
    case 'completed':
      return hasWayBack ? ['reseat'] : [];
    case 'declined':
    case 'cancelled_guest':
    case 'cancelled_merchant':
    case 'no_show':
      return [];
  }
}

/** Whether its time, its tables and its party can still be changed. */
export const isMovable = ({ status }: Pick<Reservation, 'status'>): boolean =>
  status === 'requested' ||
  status === 'waitlisted' ||
  status === 'confirmed' ||
  status === 'arrived';

/** A phone number as people write it, in its international form; what begins with 0 is Malaysian. */
export const internationalPhone = (written: string): string => {
  const digits = written.replace(/[\s()./-]/g, '');
  return digits.startsWith('0') ? `+6${digits}` : digits;
};
