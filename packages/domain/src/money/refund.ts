import { shareOfUnits } from './allocate.ts';
import type { Bill } from './billResult.ts';
import { round5 } from './round.ts';
import { sum } from './sen.ts';
import type { Sen } from './sen.ts';

/** The scope of a refund: units of lines, whole fees, the tip. */
export interface RefundScope {
  units: { line_id: string; quantity: number }[];
  /** Kinds of fee; a fee is refunded only if it is chosen. */
  fee_kinds?: string[];
  includes_tip?: boolean;
}

/** An earlier refund that was not cancelled. */
export interface PreviousRefund extends RefundScope {
  amount: Sen;
  payout: Sen;
}

/** The parts of a refund; they sum to its amount. */
export interface RefundQuote {
  net: Sen;
  service_charge: Sen;
  fees: Sen;
  /** Tax on top; tax inside a price is part of the net. */
  added_tax: Sen;
  /** The tax inside the refunded prices, already part of net and fees. */
  included_tax: Sen;
  tip: Sen;
  /** The bill's rounding adjustment, returned by the final refund. */
  rounding: Sen;
  /** The part of the captured amount that the refund settles. */
  amount: Sen;
  /** The payout less the amount: the rounding of cash, which later refunds compensate. */
  payout_rounding: Sen;
  /** The money given to the guest. */
  payout: Sen;
  /** Whether nothing of value is left on the bill. */
  is_final: boolean;
}

/**
 * Computes the refund of a part of a stored bill, cumulatively: the refunds of all parts sum to the
 * captured amount, in any order and with any tender.
 */
export function quoteRefund(
  bill: Bill,
  scope: RefundScope,
  terms: { previous: readonly PreviousRefund[]; rounding: Sen; is_cash: boolean },
): RefundQuote {
  const before = partsOf(bill, terms.previous);
  const after = partsOf(bill, [...terms.previous, scope]);
  const { payable } = bill.totals;
  const captured = payable + terms.rounding;
  // Never more than was captured, so that a refund of the last sen isn't negative.
  const settle = (value: Sen) => (value === payable ? captured : Math.min(value, captured));
  const amount = settle(after.value) - settle(before.value);

  const settled = sum(terms.previous.map((refund) => refund.amount)) + amount;
  const open = settled - sum(terms.previous.map((refund) => refund.payout));
  const payout = Math.max(terms.is_cash ? round5(open) : open, 0);
  return {
    net: after.net - before.net,
    service_charge: after.service_charge - before.service_charge,
    fees: after.fees - before.fees,
    added_tax: after.added_tax - before.added_tax,
    included_tax: after.included_tax - before.included_tax,
    tip: after.tip - before.tip,
    rounding: amount - (after.value - before.value),
    amount,
    payout_rounding: payout - amount,
    payout,
    is_final: after.value === payable && before.value < payable,
  };
}

/** Sums the parts that all scopes together refund; each unit and each fee counts at most once. */
function partsOf(bill: Bill, scopes: readonly RefundScope[]) {
  const units = new Map(bill.lines.map(({ id }) => [id, 0]));
  for (const { line_id, quantity } of scopes.flatMap((scope) => scope.units)) {
    const so_far = units.get(line_id);
    if (so_far === undefined) throw new RangeError(`no line ${line_id} on this bill`);
    if (!(Number.isInteger(quantity) && quantity > 0)) throw new RangeError('no units to refund');
    units.set(line_id, so_far + quantity);
  }
  const kinds = scopes.flatMap((scope) => scope.fee_kinds ?? []);
  if (new Set(kinds).size < kinds.length) throw new RangeError('a fee is refunded once');
  const chosen = bill.fees.filter(({ kind }) => kinds.includes(kind));
  if (chosen.length < kinds.length) throw new RangeError('this fee isn’t on the bill');
  const tips = scopes.filter((scope) => scope.includes_tip).length;
  if (tips > 1) throw new RangeError('a tip is refunded once');

  const ofLines = (part: 'net' | 'service_charge' | 'added_tax' | 'included_tax') =>
    sum(bill.lines.map((line) => shareOfUnits(line[part], units.get(line.id)!, line.quantity)));
  const ofFees = (part: 'amount' | 'added_tax' | 'included_tax') =>
    sum(chosen.map((fee) => fee[part]));
  const parts = {
    net: ofLines('net'),
    service_charge: ofLines('service_charge'),
    fees: ofFees('amount'),
    added_tax: ofLines('added_tax') + ofFees('added_tax'),
    tip: tips * bill.totals.tip,
  };
  return {
    ...parts,
    included_tax: ofLines('included_tax') + ofFees('included_tax'),
    value: sum(Object.values(parts)),
  };
}
