import type { SalesOutcome, ShiftCash } from '@servery/api';
import { isFinal, varianceOf } from '../drawers/showShift.ts';
import { expectedOf } from '../drawers/sums.ts';
import { sum } from '../money/index.ts';
import type { ReportCash, ReportFacts } from './facts.ts';

/** Returns the cash of a shift; its variance is null until its count is final. */
export function shiftCashOf(shift: ReportFacts['shifts'][number]): ShiftCash {
  const { sums, opening, counts } = shift;
  const last = isFinal(shift) ? counts.at(-1) : undefined;
  return {
    shift_id: shift.id,
    drawer: shift.drawer.name,
    person: shift.person.name,
    float: opening.amount,
    sales: sums.sales - sums.reversals,
    pay_ins: sums.pay_ins,
    refunds: sums.refunds,
    pay_outs: sums.pay_outs,
    drops: sums.drops,
    expected: expectedOf(opening.amount, sums),
    counted: last?.amount ?? null,
    variance: last ? varianceOf(shift, sums) : null,
    approved_by: shift.approved_by,
    reason: shift.reason,
  };
}

/** Returns the money that left for something other than a refund. */
export function outcomeOf(cash: readonly ReportCash[], payment_fees: number): SalesOutcome {
  const paidOut = cash.filter(({ kind }) => kind === 'pay_out');
  const amountOf = (some: readonly ReportCash[]) => sum(some.map(({ amount }) => -amount));
  const reasons = [...Map.groupBy(paidOut, ({ reason }) => reason)]
    .map(([reason, some]) => ({ reason, amount: amountOf(some) }))
    .toSorted((a, b) => b.amount - a.amount);
  const pay_outs = amountOf(paidOut);
  return { pay_outs, reasons, payment_fees, total: pay_outs + payment_fees };
}
