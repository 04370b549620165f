import type { Order, OrderLine, PaymentStatus, PrintBlock, PrintDocument } from '@servery/api';
import { paymentLabel } from '../paying/paymentLabel.ts';
import { feed, item, pair, rule, text, under } from './blocks.ts';
import { documentOf, footOf, headOf } from './document.ts';
import { amountOf, currencyOf, momentOf, rateOf } from './figures.ts';
import { guestsOf } from './guests.ts';
import type { Paper } from './paper.ts';
import { taxLabel } from './taxes.ts';

const isSold = ({ status }: OrderLine) => status !== 'voided';

/** Returns when the order was paid, or when it was placed if it isn't paid yet. */
const shownAt = ({ balance, payments, placed_at }: Order): string => {
  const paid = payments.filter(({ state }) => state === 'captured').map(({ at }) => at);
  return balance > 0 ? placed_at : (paid.toSorted().at(-1) ?? placed_at);
};

const isCalledOff = ({ status }: Order) => status === 'cancelled' || status === 'voided';

const settlementMessages: Partial<
  Record<PaymentStatus, 'paid' | 'refunded' | 'partly_refunded' | 'not_charged'>
> = {
  paid: 'paid',
  overpaid: 'paid',
  refunded: 'refunded',
  partially_refunded: 'partly_refunded',
  not_charged: 'not_charged',
};

/**
 * Returns the final status of an order as the last line of its payments; nothing while there is a
 * balance.
 */
function settlementBlocks(order: Order, { messages }: Paper): PrintBlock[] {
  if (isCalledOff(order)) return [text(messages.called_off, { is_bold: true })];
  const word = settlementMessages[order.payment_status];
  return word && order.balance <= 0 ? [text(messages[word], { is_bold: true })] : [];
}

const factsOf = (order: Order, { shop, template, messages }: Paper): PrintBlock[] => {
  const facts: string[] = [];
  if (order.table) facts.push(`${messages.table} ${order.table.name}`);
  const guests = guestsOf(order, messages);
  if (guests) facts.push(guests);
  if (template.shows_guest && order.customer_name)
    facts.push(`${messages.guest} ${order.customer_name}`);
  if (template.shows_staff && order.staff) facts.push(`${messages.staff} ${order.staff.name}`);
  return [
    text(messages[order.order_method], { is_bold: true }),
    pair(`${messages.order} ${order.number}`, momentOf(shownAt(order), shop.settings.time_zone)),
    ...facts.map((fact) => text(fact)),
    ...(order.order_method === 'delivery' && order.address
      ? [text(order.address, { is_personal: true })]
      : []),
  ];
};

const lineBlocks = (line: OrderLine, { template, messages }: Paper): PrintBlock[] => [
  item(String(line.quantity), line.name, amountOf(line.gross)),
  ...(template.shows_options
    ? line.options.map((option) =>
        under(`+ ${option.quantity > 1 ? `${option.quantity} x ` : ''}${option.name}`),
      )
    : []),
  ...(line.is_comped ? [under(messages.comp)] : []),
  ...(line.note ? [under(line.note)] : []),
];

/** Returns the rows from the subtotal to the total, one amount per row. */
function totalBlocks(order: Order, { shop, template, messages }: Paper): PrintBlock[] {
  const { totals } = order;
  const rows: PrintBlock[] = [pair(messages.subtotal, amountOf(totals.gross))];
  const add = (label: string, amount: number) => {
    if (amount !== 0) rows.push(pair(label, amountOf(amount)));
  };
  add(messages.discount, -totals.item_discounts);
  add(messages.comp, -totals.comps);
  for (const { label, rate, value } of order.reductions)
    add(rate === null ? label : `${label} ${rateOf(rate)}`, -value);
  for (const { figure, label, rate, amount } of order.derivations) {
    if (figure === 'service_charge')
      add(`${messages.service_charge} ${rate === null ? '' : rateOf(rate)}`.trim(), amount);
    if (figure === 'fee') add(messages.delivery_fee, amount);
    const tax = taxLabel({ figure, label, rate }, messages);
    if (figure === 'tax') add(tax, amount);
    if (figure === 'tax_included' && template.shows_tax && amount !== 0)
      rows.push(under(`${tax}: ${amountOf(amount)}`));
  }
  add(messages.rounding, totals.rounding);
  rows.push(rule('double'));
  rows.push(
    pair(`${messages.total} ${currencyOf(shop.settings.currency)}`, amountOf(totals.due), {
      is_bold: true,
      size: 'large',
    }),
  );
  return rows;
}

const paymentBlocks = (order: Order, paper: Paper): PrintBlock[] => {
  const { template, messages } = paper;
  const rows: PrintBlock[] = [];
  if (template.shows_payments)
    for (const payment of order.payments.filter(({ state }) => state === 'captured')) {
      rows.push(pair(paymentLabel(payment, '****'), amountOf(payment.tendered)));
      if (payment.tip > 0) rows.push(pair(messages.tip, amountOf(payment.tip)));
      if (payment.change > 0) rows.push(pair(messages.change, amountOf(payment.change)));
    }
  if (order.totals.refunded > 0)
    rows.push(pair(messages.refunded, amountOf(-order.totals.refunded)));
  if (order.balance > 0)
    rows.push(pair(messages.balance, amountOf(order.balance), { is_bold: true }));
  return [...rows, ...settlementBlocks(order, paper)];
};

/** Returns a guest's document of an order: the receipt of a paid order, or the bill to pay. */
export function receiptOf(
  order: Order,
  paper: Paper,
  kind: 'receipt' | 'bill' = 'receipt',
  // An order with a balance is titled as a bill, never as a receipt.
  name = paper.messages[order.balance > 0 ? 'bill' : kind],
): PrintDocument {
  const { messages } = paper;
  return documentOf(paper, kind, `${name} ${order.number}`, [
    ...headOf(paper),
    text(name, { align: 'center', is_bold: true }),
    ...factsOf(order, paper),
    rule(),
    ...order.items.filter(isSold).flatMap((line) => lineBlocks(line, paper)),
    rule(),
    ...totalBlocks(order, paper),
    ...(kind === 'receipt' ? paymentBlocks(order, paper) : []),
    ...(kind === 'bill'
      ? [
          pair(messages.balance, amountOf(Math.max(0, order.balance)), { is_bold: true }),
          ...settlementBlocks(order, paper),
          feed(),
          text(messages.not_paid, { align: 'center' }),
        ]
      : []),
    ...footOf(paper),
  ]);
}
