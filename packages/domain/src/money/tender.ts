import { round5 } from './round.ts';
import { countable, exactSen } from './sen.ts';
import type { Sen } from './sen.ts';

/** What a tender is laid against. */
export interface TenderInput {
  /** The payable amount of the bill, before any rounding adjustment. */
  payable: Sen;
  /** What earlier tenders paid, cash net of its change. */
  captured: Sen;
  is_cash: boolean;
  /** What the guest hands over; absent when only the amount to ask for is wanted. */
  tendered?: Sen;
}

/** What a tender does to the bill. */
export interface TenderResult {
  /** What is left before rounding. */
  remaining: Sen;
  /** What to ask for with this tender. */
  asked: Sen;
  /** The bill's rounding adjustment after this tender; it replaces any earlier one. */
  rounding: Sen;
  /** What goes towards the bill. */
  applied: Sen;
  change: Sen;
  is_settled: boolean;
}

/**
 * Lays a tender against what is left of a bill, step 9: only cash that settles the bill rounds it
 * to five sen; any other tender removes the adjustment and gives no change.
 */
export function layTender({ payable, captured, is_cash, tendered }: TenderInput): TenderResult {
  const remaining = Math.max(countable(payable, 'payable') - countable(captured, 'captured'), 0);
  const asked = is_cash ? round5(remaining) : remaining;
  const given = countable(tendered ?? asked, 'tendered');
  const is_settled = given >= asked;
  if (!is_cash && given > asked) throw new RangeError(`${given} is more than the ${asked} left`);
  return {
    remaining,
    asked,
    rounding: is_settled ? exactSen(asked - remaining) : 0,
    applied: Math.min(given, asked),
    change: Math.max(given - asked, 0),
    is_settled,
  };
}
