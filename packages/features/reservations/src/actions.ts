import type { Reservation } from '@servery/api';

/** The actions that staff can take on a booking. */
export type Action =
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

/** Whether a confirmed party hasn't arrived and its grace period is over. */
const isOverdue = ({ status, grace_until }: Reservation, now: number): boolean =>
  status === 'confirmed' && Date.parse(grace_until) <= now;

/** Whether a confirmed party is late. */
export const isLate = ({ status, starts_at }: Reservation, now: number): boolean =>
  status === 'confirmed' && Date.parse(starts_at) < now;

const near = 6 * 3_600_000;

/** Whether a booking starts within 6 hours or has started; arrivals are only offered then. */
const isNear = ({ starts_at }: Reservation, now: number): boolean =>
  Date.parse(starts_at) - now < near;

/** Whether an action is to a guest's disadvantage; such actions are never offered first. */
export const isUnkind = (action: Action): boolean =>
  action === 'decline' || action === 'cancel' || action === 'noShow';

/** Whether an action undoes an earlier one. */
export const isBack = (action: Action): boolean => action === 'unseat' || action === 'reseat';

/** Returns all actions possible now, the most likely one first. */
export function actionsFor(booking: Reservation, now: number): readonly Action[] {
  const hasWayBack = booking.undo_until !== null && now < Date.parse(booking.undo_until);
  const pay: readonly Action[] = booking.deposit_state === 'due' ? ['payDeposit'] : [];
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

/** Whether a booking's time, tables and party can still be changed. */
export const isMovable = ({ status }: Pick<Reservation, 'status'>): boolean =>
  status === 'requested' ||
  status === 'waitlisted' ||
  status === 'confirmed' ||
  status === 'arrived';
