import type { Order, Payment } from '@servery/api';
import type { Payable } from './shareAmount.ts';

type Bill = Pick<Order, 'balance' | 'totals' | 'payments'>;

/** Bills that are paid together, as one. */
export interface JoinedBills<B extends Bill> {
  /** The bills that aren't paid. */
  unpaid: B[];
  /** The figures of the unpaid bills together. */
  payable: Payable;
  /** The payments of all bills. */
  payments: Payment[];
}

const joined = ([first, ...others]: [Payment, ...Payment[]]): Payment => {
  const of = (part: 'amount' | 'tip' | 'tendered' | 'change' | 'rounding' | 'fee') =>
    others.reduce((all, payment) => all + payment[part], first[part]);
  return {
    ...first,
    amount: of('amount'),
    tip: of('tip'),
    tendered: of('tendered'),
    change: of('change'),
    rounding: of('rounding'),
    fee: of('fee'),
    face_value: [first, ...others].find(({ face_value }) => face_value != null)?.face_value ?? null,
  };
};

/**
 * Returns payments with the parts of each tender as one: a tender for several bills adds a payment
 * to each of them at the same time.
 */
function joinPayments(payments: readonly Payment[]): Payment[] {
  const tenders = Map.groupBy(payments, (payment) =>
    [payment.at, payment.option_id, payment.state, payment.voucher_code].join(' '),
  );
  return [...tenders.values()].map((parts) => joined(parts as [Payment, ...Payment[]]));
}

/** Joins bills for paying them together. */
export function joinBills<B extends Bill>(bills: readonly B[]): JoinedBills<B> {
  const unpaid = bills.filter(({ balance }) => balance > 0);
  const of = (figure: keyof Payable) => unpaid.reduce((all, { totals }) => all + totals[figure], 0);
  const payments = bills.flatMap((bill) => bill.payments);
  return {
    unpaid,
    payable: { total: of('total'), captured: of('captured'), rounding: of('rounding') },
    payments: bills.length > 1 ? joinPayments(payments) : payments,
  };
}
