import type { OrderLine, Refund, RefundScope } from '@servery/api';
import {
  quoteRefund,
  sum,
  type Bill,
  type PreviousRefund,
  type RefundQuote,
} from '../money/index.ts';

type Given = Pick<Refund, 'scope' | 'state' | 'amount' | 'is_overpayment'>;

/** A request to refund a part of a bill, with its refunds by payment; only the first has a scope. */
interface ItemRefund<Row extends Given> {
  scope: RefundScope;
  refunds: [Row, ...Row[]];
}

/** An `ItemRefund` with its sum in sen and its parts. */
export interface QuotedRefund<Row extends Given> extends ItemRefund<Row> {
  payout: number;
  quote: RefundQuote;
}

/** Returns the requests to refund items that weren't cancelled, the first one first. */
function itemRefundsOf<Row extends Given>(refunds: readonly Row[]): ItemRefund<Row>[] {
  const requests: ItemRefund<Row>[] = [];
  for (const refund of refunds) {
    if (refund.state === 'cancelled' || refund.is_overpayment) continue;
    if (refund.scope) requests.push({ scope: refund.scope, refunds: [refund] });
    else requests.at(-1)?.refunds.push(refund);
  }
  return requests;
}

const scopeFor = ({ lines, delivery_fee }: RefundScope) => ({
  units: lines.map(({ line_id, quantity }) => ({ line_id: String(line_id), quantity })),
  fee_kinds: delivery_fee ? ['delivery'] : [],
});

const previousOf = ({ scope, quote, payout }: QuotedRefund<Given>): PreviousRefund => ({
  ...scopeFor(scope),
  amount: quote.amount,
  payout,
});

/** Returns the requests to refund items of a bill, each with the parts of the bill it gives back. */
export function quotedRefunds<Row extends Given>(
  refunds: readonly Row[],
  bill: Bill,
  rounding: number,
): QuotedRefund<Row>[] {
  const previous: PreviousRefund[] = [];
  return itemRefundsOf(refunds).map((request) => {
    const payout = sum(request.refunds.map(({ amount }) => amount));
    const terms = { previous, rounding, is_cash: false };
    const quoted = { ...request, payout, quote: quoteRefund(bill, scopeFor(request.scope), terms) };
    previous.push(previousOf(quoted));
    return quoted;
  });
}

/**
 * Returns what a refund of a part of a bill pays out in sen, after the earlier ones. Cash is rounded
 * to 5 sen; the parts of a bill sum to what was paid.
 */
export function payoutOf(
  scope: RefundScope,
  earlier: readonly QuotedRefund<Given>[],
  terms: { bill: Bill; rounding: number; is_cash: boolean },
): number {
  const previous = earlier.map(previousOf);
  return quoteRefund(terms.bill, scopeFor(scope), { ...terms, previous }).payout;
}

/** The parts of an order that decide what of it can be refunded. */
export interface RefundableOrder {
  items: readonly Pick<OrderLine, 'id' | 'quantity' | 'status' | 'is_comped'>[];
  delivery_fee: number;
  refunds: readonly Given[];
}

/**
 * Returns what of an order can still be refunded: units by the ids of their lines, without voided
 * and comped lines, and whether the delivery fee can.
 */
export function refundableOf({ items, delivery_fee, refunds }: RefundableOrder): {
  units: ReadonlyMap<number, number>;
  delivery_fee: boolean;
} {
  const scopes = itemRefundsOf(refunds).map(({ scope }) => scope);
  const refunded = scopes.flatMap(({ lines }) => lines);
  const sold = items.filter(({ status, is_comped }) => status !== 'voided' && !is_comped);
  return {
    units: new Map(
      sold.map(({ id, quantity }) => {
        const ofLine = refunded.filter(({ line_id }) => line_id === id);
        return [id, quantity - sum(ofLine.map((one) => one.quantity))];
      }),
    ),
    delivery_fee: delivery_fee > 0 && !scopes.some((scope) => scope.delivery_fee),
  };
}

/** Whether items of an order were refunded or are about to be; its bill can't change any more. */
export const hasItemRefunds = ({ refunds }: { refunds: readonly Given[] }): boolean =>
  itemRefundsOf(refunds).length > 0;
