import { invalid, Problem, type Payment, type PaymentOption } from '@servery/api';
import { largestNoteOf, layTender, paymentFee } from '../money/index.ts';
import { canTakeTips } from '../payments/kinds.ts';
import { isOffered } from '../payments/offers.ts';
import type { PaymentOptionRecord } from '../payments/record.ts';
import { demand } from '../people/demand.ts';
import { billOf, moneyOf } from './bill.ts';
import { changed, requireVersion, withoutNulls } from './change.ts';
import type { ActionContext, OrderRecord } from './record.ts';
import { completeWhenSettled } from './toggleOrderStatus.ts';
import { voucherOf, type VoucherTender } from './voucherTender.ts';

/** One means of paying a part of the bill, amounts in sen. */
export interface TenderInput extends VoucherTender {
  payment_option_id: number;
  /** @default 0 */
  tip?: number;
  tendered?: number | null;
}

/** The tenders, and the versions that the payment is based on, by order id. */
export interface PaymentInput {
  versions: ReadonlyMap<number, number>;
  tenders: readonly TenderInput[];
  /** The codes of these tenders' vouchers that have paid already; none by default. */
  spent?: readonly string[];
}

const canTake = ({ status }: OrderRecord) =>
  !['draft', 'cancelled', 'voided', 'merged'].includes(status);

/** Returns the amount left to pay of an order before any rounding, in sen. */
function leftOf(order: OrderRecord): number {
  const { total } = billOf(order).totals;
  return Math.max(total - moneyOf(order, total).captured, 0);
}

/**
 * Applies a tender to the remainder of all bills together; cash that settles them is rounded once. A
 * tip comes on top, and is never part of what a bill is due.
 */
function lay(
  left: number,
  tender: TenderInput,
  { kind, tip_rates }: PaymentOption,
  { field, currency }: { field: string; currency: string },
) {
  const isCash = kind === 'cash';
  const all = layTender({ payable: left, captured: 0, is_cash: isCash });
  // A tender of the remainder, rounded or not, settles the bills.
  const isAll = tender.amount === all.due || tender.amount === all.remaining;
  if (tender.amount > Math.max(all.due, all.remaining))
    throw new Problem('amountTooHigh', { details: { balance: all.due } });
  const amount = isAll ? all.due : tender.amount;
  const { tip = 0 } = tender;
  if (tip > 0 && !(canTakeTips(kind) && tip_rates.length > 0))
    throw invalid(`${field}.tip`, 'not_offered', 'This payment option doesn’t take tips.');
  const wanted = amount + tip;
  const tendered = tender.tendered ?? wanted;
  if (tendered < wanted)
    throw invalid(
      `${field}.tendered`,
      'too_little',
      'The amount received is less than the amount to pay.',
    );
  if (!isCash && tendered > wanted)
    throw invalid(`${field}.tendered`, 'no_change', 'Change can only be given for cash.');
  if (tendered - wanted >= largestNoteOf(currency))
    throw invalid(
      `${field}.tendered`,
      'too_much',
      'The change would be more than the largest note.',
    );
  return { isAll, amount, tip, rounding: isAll ? all.rounding : 0, change: tendered - wanted };
}

/**
 * Returns the amount that a tender pays of each bill, one after the other; the rounding and the
 * change and the tip go with the last one.
 */
function spread(lefts: readonly number[], { isAll, amount, rounding }: ReturnType<typeof lay>) {
  let rest = amount - rounding;
  const shares = lefts.map((left) => {
    const share = isAll ? left : Math.min(left, rest);
    rest -= share;
    return share;
  });
  const last = shares.findLastIndex((share) => share > 0);
  return shares.map((share, i) => ({
    amount: i === last ? share + rounding : share,
    rounding: i === last ? rounding : 0,
    isPaid: share > 0,
    isLast: i === last,
  }));
}

/**
 * Pays orders with one or more tenders, each applied to the remainder of the ones before. The
 * smallest bill is paid first, every bill gets a payment of its own, and a served order that is
 * paid is completed. Each payment records its estimated fee. Returns the orders in the given order.
 * @throws `conflict` if one of them has another version, `amountTooHigh` if a tender is more than
 * the remainder of all of them.
 * @throws `invalid` or `notAllowedNow`
 */
export function payOrders(
  orders: readonly OrderRecord[],
  { versions, tenders, spent: before = [] }: PaymentInput,
  options: readonly PaymentOptionRecord[],
  context: ActionContext,
): OrderRecord[] {
  for (const order of orders) {
    requireVersion(order, versions.get(order.id) ?? -1);
    if (!canTake(order))
      throw new Problem('notAllowedNow', { details: { from: order.status, to: 'paid' } });
    demand(context.actor, 'payment.take', { object_id: order.id, version: order.version });
  }
  // The largest bill comes last, so that rounding never exceeds its remainder.
  let bills = orders.toSorted((a, b) => leftOf(a) - leftOf(b));
  const spent = new Set(before);
  tenders.forEach((tender, i) => {
    const option = options.find(({ id }) => id === tender.payment_option_id);
    const field = `tenders.${i}`;
    if (!option)
      throw invalid(`${field}.payment_option_id`, 'unknown', 'This payment option doesn’t exist.');
    if (bills.some(({ order_method }) => !isOffered(option, order_method)))
      throw invalid(
        `${field}.payment_option_id`,
        'not_offered',
        'This payment option isn’t available for this order.',
      );
    if (option.kind === 'wallet' && bills.some(({ member }) => !member))
      throw invalid(`${field}.payment_option_id`, 'needs_member', 'Only members have a wallet.');
    const lefts = bills.map(leftOf);
    const left = lefts.reduce((sum, one) => sum + one, 0);
    const voucher = voucherOf(tender, option, { field, left, spent });
    if (voucher.voucher_code) spent.add(voucher.voucher_code);
    const { currency } = context.shop.settings;
    const laid = lay(left, tender, option, { field, currency });
    const shares = spread(lefts, laid);
    bills = bills.map((order, at) => {
      const { isPaid, isLast, amount, rounding } = shares[at]!;
      if (!isPaid) return order;
      const [change, tip] = isLast ? [laid.change, laid.tip] : [0, 0];
      // The tender is one payment at the provider, whose fixed fee is due once.
      const fixed = isLast ? option.fee_fixed : 0;
      const payment: Payment = {
        id: context.nextId(),
        option_id: option.id,
        name: option.name,
        kind: option.kind,
        channel: option.channel,
        state: 'captured',
        amount,
        tip,
        voucher_code: voucher.voucher_code,
        face_value: isLast ? voucher.face_value : null,
        tendered: amount + tip + change,
        change,
        rounding,
        fee: paymentFee(amount + tip, { rate: option.fee_rate, fixed }),
        business_date: context.business_date,
        at: context.now.toISOString(),
        by: context.actor.name,
      };
      return { ...order, payments: [...order.payments, payment] };
    });
  });
  return orders.map((order) =>
    paid(
      order,
      bills.find(({ id }) => id === order.id)!,
      context,
    ),
  );
}

/** Returns an order after its payments were added; unchanged if there are none. */
function paid(before: OrderRecord, after: OrderRecord, context: ActionContext): OrderRecord {
  const taken = after.payments.slice(before.payments.length);
  if (taken.length === 0) return before;
  const amount = taken.reduce((sum, payment) => sum + payment.amount - payment.rounding, 0);
  const names = taken.map(({ name }) => name);
  const done = completeWhenSettled({ ...after, undo: null }, context);
  const tip = taken.reduce((sum, payment) => sum + payment.tip, 0);
  const facts = { amount, tip: tip || null, with: names.join(', ') };
  return changed(done, context, 'pay', withoutNulls(facts));
}
