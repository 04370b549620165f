import type { Totals } from '@servery/api';
import { round5 } from '../money/round.ts';
import { layTender } from '../money/tender.ts';

/** The figures of the bill or bills to pay, in sen. */
export type Payable = Pick<Totals, 'total' | 'captured' | 'rounding'>;

/** Returns the amount left to pay, before any rounding, in sen. */
export const leftOf = ({ total, captured, rounding }: Payable): number =>
  // Rounding from earlier cash is already included in the captured amount.
  Math.max(total - captured + rounding, 0);

/** The form values of one tender. Amounts in sen. */
export interface TenderRow {
  option: number;
  name: string;
  isCash: boolean;
  amount: number | null;
  tendered: number | null;
}

/** A tender as the host will apply it to the amount left by the tenders before. */
export interface LaidTender {
  /** The amount applied to the bill, rounded if cash settles it. */
  applied: number;
  rounding: number;
  change: number;
  /** The amount to ask for if it settles the bill, which is also its maximum. */
  due: number;
  isTooMuch: boolean;
}

/**
 * Applies tenders one after the other by the host's rules, and returns the amount that they leave.
 */
export function layTenders(
  { total, captured, rounding }: Payable,
  rows: readonly TenderRow[],
): { laid: LaidTender[]; left: number; sum: number } {
  // Rounding from earlier cash is already included in the captured amount.
  let paid = captured - rounding;
  const laid = rows.map(({ isCash, amount, tendered }): LaidTender => {
    const { due, remaining, ...all } = layTender({
      payable: total,
      captured: paid,
      is_cash: isCash,
    });
    const input = amount ?? 0;
    const isAll = input === due || input === remaining;
    const applied = isAll ? due : input;
    const own = isAll ? all.rounding : 0;
    paid += applied - own;
    return {
      applied,
      rounding: own,
      change: Math.max((tendered ?? applied) - applied, 0),
      due,
      isTooMuch: input > Math.max(due, remaining),
    };
  });
  return {
    laid,
    left: Math.max(total - paid, 0),
    sum: laid.reduce((sum, { applied }) => sum + applied, 0),
  };
}

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
