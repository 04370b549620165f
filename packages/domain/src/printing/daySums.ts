import type { Order } from '@servery/api';

const calledOff = new Set(['voided', 'cancelled']);
const settled = new Set(['paid', 'overpaid', 'partially_refunded', 'refunded', 'not_charged']);

/** Whether an order is settled, so that its total counts as a sale. */
export const isSale = ({ status, payment_status }: Order): boolean =>
  !calledOff.has(status) && settled.has(payment_status);

/** The money of one trading day, in sen; `total` and the amounts after it sum to `received`. */
export interface DaySums {
  /** The total of the settled orders of the day, including rounding. */
  total: number;
  /** Captured on the day for orders of the day that are still open. */
  part_payments: number;
  /** Captured on the day for orders of the day that were voided or cancelled. */
  called_off: number;
  /** Captured on the day for orders of other days. */
  other_days: number;
  /** Captured for settled orders of the day in excess of the amount due. */
  overpaid: number;
  /** Captured on other days for settled orders of the day; negative. */
  elsewhere: number;
  /** Refunded on the day; negative. */
  refunds: number;
  refund_count: number;
  /** Payments of the day less its refunds. */
  received: number;
  /** The amounts captured on the day, by tender. */
  tenders: ReadonlyMap<string, number>;
  /** The change of the cash drawer: cash payments less refunds paid in cash. */
  expected_cash: number;
}

const sum = <T>(rows: readonly T[], amountOf: (row: T) => number): number =>
  rows.reduce((all, row) => all + amountOf(row), 0);

/**
 * Sums the money of a trading day by the date of each payment and refund. `orders` are those of the
 * day and those with a payment or refund on it, without combined ones.
 */
export function daySumsOf(orders: readonly Order[], business_date: string): DaySums {
  const captured = ({ payments }: Order) => payments.filter(({ state }) => state === 'captured');
  const taken = (order: Order) =>
    sum(
      captured(order).filter((payment) => payment.business_date === business_date),
      ({ amount }) => amount,
    );
  const ofDay = orders.filter((order) => order.business_date === business_date);
  const sales = ofDay.filter(isSale);
  const off = ofDay.filter(({ status }) => calledOff.has(status));
  const open = ofDay.filter((order) => !isSale(order) && !calledOff.has(order.status));
  const payments = orders.flatMap((order) =>
    captured(order).filter((payment) => payment.business_date === business_date),
  );
  const refunds = orders.flatMap((order) =>
    order.refunds
      .filter((refund) => refund.state === 'completed' && refund.business_date === business_date)
      .map((refund) => {
        const payment = order.payments.find(({ id }) => id === refund.payment_id);
        return { amount: refund.amount, isCash: (refund.tender ?? payment?.kind) === 'cash' };
      }),
  );
  const tenders = new Map<string, number>();
  for (const { name, amount } of payments) tenders.set(name, (tenders.get(name) ?? 0) + amount);
  const cash = payments.filter(({ kind }) => kind === 'cash');
  const givenBack = sum(refunds, ({ amount }) => amount);
  return {
    total: sum(sales, ({ totals }) => totals.due),
    part_payments: sum(open, taken),
    called_off: sum(off, taken),
    other_days: sum(
      orders.filter((order) => order.business_date !== business_date),
      taken,
    ),
    overpaid: sum(
      sales,
      (order) => sum(captured(order), ({ amount }) => amount) - order.totals.due,
    ),
    elsewhere: sum(sales, (order) => taken(order) - sum(captured(order), ({ amount }) => amount)),
    refunds: -givenBack,
    refund_count: refunds.length,
    received: sum(payments, ({ amount }) => amount) - givenBack,
    tenders,
    expected_cash:
      sum(cash, ({ amount }) => amount) -
      sum(
        refunds.filter(({ isCash }) => isCash),
        ({ amount }) => amount,
      ),
  };
}
