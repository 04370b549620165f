import type { Totals } from '@servery/api';
import { round5 } from '../money/round.ts';
import { layTender } from '../money/tender.ts';

/** The figures of the bill or bills to pay, in sen. */
export type Payable = Pick<Totals, 'total' | 'captured' | 'rounding'>;

/** Returns the amount left to pay, before any rounding, in sen. */
export const leftOf = ({ total, captured, rounding }: Payable): number =>
  // Rounding from earlier cash is already included in the captured amount.
  Math.max(total - captured + rounding, 0);

/**
 * Returns the amount that one tender of a share asks for: the whole remaining amount once the share
 * covers it, rounded as the host rounds cash. A cash share is rounded to 5 sen, so that it can be
 * paid in coins.
 */
export function shareAmount({
  left,
  share,
  isCash,
}: {
  left: number;
  share: number;
  isCash: boolean;
}): number {
  const { due } = layTender({ payable: left, captured: 0, is_cash: isCash });
  if (share >= left) return due;
  if (!isCash) return share;
  const rounded = Math.max(round5(share), 5);
  return rounded < left ? rounded : due;
}
