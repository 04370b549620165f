import type { CashSums, Shift } from '@servery/api';
import type { Actor } from '../people/demand.ts';
import { expectedOf } from './sums.ts';
import type { ShiftRecord } from './record.ts';

/** Whether a person sees all shifts and their figures at any time. */
export const managesShifts = ({ rights }: Pick<Actor, 'rights'>): boolean =>
  rights.grants['shift.manage'] === 'allow';

/** Whether the count of a shift can no longer change: it is closed, or was counted twice. */
export const isFinal = ({ state, counts }: Pick<ShiftRecord, 'state' | 'counts'>): boolean =>
  state === 'closed' || counts.length > 1;

/** Returns the variance of the last count, in sen; null before the first. */
export function varianceOf({ opening, counts }: ShiftRecord, sums: CashSums): number | null {
  const last = counts.at(-1);
  return last ? last.amount - expectedOf(opening.amount, sums) : null;
}

/**
 * Returns a shift as a person sees it. Its figures are hidden until the count is final, except from
 * people who manage shifts. `current` has the sums of a shift that is still open.
 */
export function showShift(
  shift: ShiftRecord,
  viewer: Pick<Actor, 'rights'>,
  current: CashSums | null = null,
): Shift {
  const sums = shift.sums ?? current;
  if (sums === null || (!isFinal(shift) && !managesShifts(viewer)))
    return { ...shift, sums: null, expected: null, variance: null };
  return {
    ...shift,
    sums,
    expected: expectedOf(shift.opening.amount, sums),
    variance: varianceOf(shift, sums),
  };
}
