import type { Derivation, Order, PaymentStatus, TaxClass, Totals } from '@servery/api';
import {
  paymentStatus,
  priceBill,
  usualTax,
  type Bill,
  type Derivation as Calculation,
} from '../money/index.ts';
import type { LineRecord, OrderRecord } from './record.ts';

const reductionKinds = {
  deal: 'automatic',
  voucher: 'voucher',
  rank: 'rank',
  discount: 'manual',
  adjustment: 'manual',
} as const;

type PricedLine = Pick<
  LineRecord,
  'id' | 'status' | 'quantity' | 'unit_price' | 'options' | 'tax_class' | 'is_comped'
>;

/** The fields of an order that determine its price. */
type Priced = Pick<
  OrderRecord,
  'pricing' | 'reductions' | 'apply_service_charge' | 'order_method' | 'delivery_fee'
> & { items: readonly PricedLine[] };

const isSold = (line: PricedLine) => line.status !== 'voided';

/** Prices an order, or an order in the making, by the terms it was placed under. */
export function billOf(order: Priced): Bill {
  const { service_charge, tax_classes } = order.pricing;
  return priceBill({
    lines: order.items.filter(isSold).map((line) => ({
      id: String(line.id),
      line_number: line.id,
      quantity: line.quantity,
      unit_price: line.unit_price,
      options: line.options.map(({ id, price, quantity }) => ({ id: String(id), price, quantity })),
      tax_class: line.tax_class,
      is_comped: line.is_comped,
    })),
    order_reductions: order.reductions.map((reduction) => ({
      id: String(reduction.id),
      label: reduction.label,
      kind: reductionKinds[reduction.kind],
      type: reduction.rate === null ? 'fixed' : 'percent',
      value: reduction.rate ?? reduction.amount ?? 0,
      priority: reduction.id,
    })),
    service_charge: {
      rate: service_charge.rate,
      is_taxed: service_charge.is_taxed,
      apply: order.apply_service_charge && service_charge.methods.includes(order.order_method),
    },
    tax_classes,
    fees: order.delivery_fee
      ? [
          {
            kind: 'delivery',
            amount: order.delivery_fee,
            tax_class: usualTax(tax_classes).code,
          },
        ]
      : [],
  });
}

/** Sums the money rows against a bill. */
export function moneyOf(
  order: Pick<OrderRecord, 'status' | 'payments' | 'refunds'>,
  total: number,
) {
  const taken = order.payments.filter(({ state }) => state === 'captured');
  const sum = taken.reduce((all, { amount }) => all + amount, 0);
  const last = taken.at(-1)?.rounding ?? 0;
  // Cash rounds the bill that it settles; if the bill has changed since, the rounding no longer
  // applies.
  const rounding = sum === total + last ? last : 0;
  const isCalledOff = order.status === 'voided' || order.status === 'cancelled';
  const facts = {
    total,
    rounding,
    payments: order.payments.map(({ state, amount }) => ({ state, amount })),
    refunds: order.refunds,
    is_called_off: isCalledOff,
  };
  const money = paymentStatus(facts);
  // Nothing is due for a voided or cancelled order; money already taken is refunded separately.
  return {
    ...money,
    rounding,
    balance: isCalledOff ? 0 : money.balance,
  };
}

/**
 * Returns the payment status of an order, derived from its money rows; a combined order has the
 * status of its target.
 */
export const paymentStatusOf = (order: OrderRecord): PaymentStatus =>
  order.status === 'merged'
    ? (order.merged_status ?? 'not_charged')
    : moneyOf(order, billOf(order).totals.total).status;

const totalsOf = (bill: Bill, money: ReturnType<typeof moneyOf>): Totals => ({
  gross: bill.totals.gross,
  item_discounts: bill.totals.item_discounts,
  order_discounts: bill.totals.order_discounts,
  comps: bill.totals.comps,
  net: bill.totals.net,
  service_charge: bill.totals.service_charge,
  fees: bill.totals.fees,
  tax: bill.totals.tax,
  total: bill.totals.total,
  rounding: money.rounding,
  due: money.due,
  captured: money.captured,
  refunded: money.refunded,
  balance: money.balance,
});

const nameOf = ({ code, name }: TaxClass): string => name || code;

/** Returns the shares of a calculated amount by line; `sign` is −1 if the amount is shown negative. */
const sharesOf = ({ shares }: Calculation, sign: 1 | -1 = 1): Derivation['shares'] =>
  shares
    .filter(({ amount }) => amount !== 0)
    .map(({ of, id, amount }) => ({
      line_id: of === 'line' ? Number(id) : null,
      amount: sign * amount,
    }));

/** Returns the parts of a tax: the one that prices contain, and the one that is added to them. */
function taxesOf(bill: Bill, tax_classes: readonly TaxClass[]): Derivation[] {
  const names = new Map(tax_classes.map((tax) => [tax.code, nameOf(tax)]));
  return bill.taxes.flatMap(({ code, rate, is_inclusive, included, added }) => {
    const label = names.get(code) ?? code;
    const rows: Derivation[] = [];
    if (is_inclusive)
      rows.push({
        figure: 'tax_included',
        label,
        base: included.base,
        rate,
        amount: included.amount,
        shares: sharesOf(included),
      });
    // The service charge of an inclusive class is taxed on top.
    if (!is_inclusive || added.amount !== 0)
      rows.push({
        figure: 'tax',
        label,
        base: added.base,
        rate,
        amount: added.amount,
        shares: sharesOf(added),
      });
    return rows;
  });
}

const derivationsOf = (bill: Bill, { tax_classes }: OrderRecord['pricing']): Derivation[] => [
  ...bill.reductions.map((reduction) => ({
    figure: 'reduction',
    label: reduction.label,
    base: reduction.base,
    rate: reduction.rate,
    amount: -reduction.amount,
    shares: sharesOf(reduction, -1),
  })),
  {
    figure: 'service_charge',
    label: '',
    base: bill.service_charge.base,
    rate: bill.service_charge.rate,
    amount: bill.service_charge.amount,
    shares: sharesOf(bill.service_charge),
  },
  ...bill.fees.map(({ kind, amount }) => ({
    figure: 'fee',
    label: kind,
    base: null,
    rate: null,
    amount,
    shares: [],
  })),
  ...taxesOf(bill, tax_classes),
];

/** Returns the money fields of an order as shown: each amount, and its derivation. */
export function priceOrder(
  order: OrderRecord,
): Pick<Order, 'items' | 'reductions' | 'totals' | 'derivations' | 'payment_status'> {
  const bill = billOf(order);
  const money = moneyOf(order, bill.totals.total);
  const lines = new Map(bill.lines.map((line) => [line.id, line]));
  return {
    items: order.items.map(
      ({ stock_qty: _taken, part_of: _whole, split_qty: _parted, ...line }) => {
        const priced = lines.get(String(line.id));
        const { gross = 0, subtotal = 0, net = 0 } = priced ?? {};
        return { ...line, gross, reduction: gross - subtotal, net };
      },
    ),
    reductions: order.reductions.map((reduction) => ({
      ...reduction,
      value: bill.reductions.find(({ id }) => id === String(reduction.id))?.amount ?? 0,
    })),
    totals: totalsOf(bill, money),
    derivations: derivationsOf(bill, order.pricing),
    payment_status:
      order.status === 'merged' ? (order.merged_status ?? 'not_charged') : money.status,
  };
}
