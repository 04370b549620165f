import { round5 } from './round.ts';
import { countable, exactSen } from './sen.ts';
import type { Sen } from './sen.ts';

/** The input of a tender. */
export interface TenderInput {
  /** The payable amount of the bill, before any rounding adjustment. */
  payable: Sen;
  /** The sum captured by earlier tenders, cash net of its change. */
  captured: Sen;
  is_cash: boolean;
  /** The amount that the guest hands over; absent to compute only the amount to ask for. */
  tendered?: Sen;
}

/** The effect of a tender on the bill. */
export interface TenderResult {
  /** The remainder before rounding. */
  remaining: Sen;
  /** The amount to ask for with this tender. */
  due: Sen;
  /** The bill's rounding adjustment after this tender; it replaces any earlier one. */
  rounding: Sen;
  /** The amount that counts towards the bill. */
  applied: Sen;
  change: Sen;
  is_settled: boolean;
}

/**
 * Applies a tender to the remainder of a bill (step 9). Only cash that settles the bill rounds it
 * to five sen; any other tender removes the rounding adjustment and gives no change.
 */
export function layTender({ payable, captured, is_cash, tendered }: TenderInput): TenderResult {
  const remaining = Math.max(countable(payable, 'payable') - countable(captured, 'captured'), 0);
  const due = is_cash ? round5(remaining) : remaining;
  const given = countable(tendered ?? due, 'tendered');
  const is_settled = given >= due;
  if (!is_cash && given > due) throw new RangeError(`${given} is more than the ${due} left`);
  return {
    remaining,
    due,
    rounding: is_settled ? exactSen(due - remaining) : 0,
    applied: Math.min(given, due),
    change: Math.max(given - due, 0),
    is_settled,
  };
}
