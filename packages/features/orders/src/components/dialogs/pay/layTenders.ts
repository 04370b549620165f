import type { Totals } from '@servery/api';
import { layTender, round5 } from '@servery/domain/money';

/** One means of paying a part of the bill, as it is filled in. Amounts in sen. */
export interface TenderRow {
  option: number;
  name: string;
  isCash: boolean;
  amount: number | null;
  tendered: number | null;
}

/** A tender as the host will lay it against what the ones before left. */
export interface LaidTender {
  /** What it pays of the bill, rounded when cash settles it. */
  applied: number;
  rounding: number;
  change: number;
  /** What could be asked for with it. */
  asked: number;
  isTooMuch: boolean;
}

/** Lays tenders one after the other, by the rules of the host, and says what they leave. */
export function layTenders(
  { total, captured, rounding }: Totals,
  rows: readonly TenderRow[],
): { laid: LaidTender[]; left: number; sum: number } {
  // Rounding that earlier cash brought is already inside what was captured.
  let paid = captured - rounding;
  const laid = rows.map(({ isCash, amount, tendered }): LaidTender => {
    const { asked, remaining, ...all } = layTender({
      payable: total,
      captured: paid,
      is_cash: isCash,
    });
    const wish = amount ?? 0;
    const isAll = wish === asked || wish === remaining;
    const applied = isAll ? asked : wish;
    const own = isAll ? all.rounding : 0;
    paid += applied - own;
    return {
      applied,
      rounding: own,
      change: Math.max((tendered ?? applied) - applied, 0),
      asked,
      isTooMuch: wish > Math.max(asked, remaining),
    };
  });
  return {
    laid,
    left: Math.max(total - paid, 0),
    sum: laid.reduce((sum, { applied }) => sum + applied, 0),
  };
}

/**
 * What one tender of a share asks for: all that is left once the share covers it, rounded as the host
 * rounds cash; a share in cash is rounded to five sen, so that it can be paid in coins.
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
  const { asked } = layTender({ payable: left, captured: 0, is_cash: isCash });
  if (share >= left) return asked;
  if (!isCash) return share;
  const rounded = Math.max(round5(share), 5);
  return rounded < left ? rounded : asked;
}

const notes = [500, 1_000, 2_000, 5_000, 10_000];

/** What a guest is likely to hand over for an amount of cash: just that, or the next round sums. */
export function likelyCash(amount: number): number[] {
  const rounds = notes.map((note) => Math.ceil(amount / note) * note);
  return [...new Set([amount, ...rounds])].toSorted((a, b) => a - b).slice(0, 4);
}
