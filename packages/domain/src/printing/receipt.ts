import type { Order, OrderLine, PrintBlock, PrintDocument } from '@servery/api';
import { feed, item, pair, rule, text, under } from './blocks.ts';
import { documentOf, footOf, headOf } from './document.ts';
import { amountOf, currencyOf, momentOf, rateOf } from './figures.ts';
import type { Paper } from './paper.ts';

const isSold = ({ status }: OrderLine) => status !== 'voided';

const factsOf = (order: Order, { shop, template, words }: Paper): PrintBlock[] => {
  const facts: string[] = [];
  if (order.table) facts.push(`${words.table} ${order.table.name}`);
  if (order.covers > 0) facts.push(`${words.covers} ${order.covers}`);
  if (template.shows_guest && order.customer_name)
    facts.push(`${words.guest} ${order.customer_name}`);
  if (template.shows_staff && order.staff) facts.push(`${words.staff} ${order.staff.name}`);
  return [
    text(words[order.order_method], { is_bold: true }),
    pair(`${words.order} ${order.number}`, momentOf(order.placed_at, shop.settings.time_zone)),
    ...facts.map((fact) => text(fact)),
    ...(order.order_method === 'delivery' && order.address
      ? [text(order.address, { is_personal: true })]
      : []),
  ];
};

const lineBlocks = (line: OrderLine, { template, words }: Paper): PrintBlock[] => [
  item(String(line.quantity), line.name, amountOf(line.gross)),
  ...(template.shows_options
    ? line.options.map((option) =>
        under(`+ ${option.quantity > 1 ? `${option.quantity} x ` : ''}${option.name}`),
      )
    : []),
  ...(line.is_comped ? [under(words.comp)] : []),
  ...(line.note ? [under(line.note)] : []),
];

/** The way from what the lines come to, to what is to be paid; each figure on its own line. */
function totalBlocks(order: Order, { shop, template, words }: Paper): PrintBlock[] {
  const { totals } = order;
  const rows: PrintBlock[] = [pair(words.subtotal, amountOf(totals.gross))];
  const add = (label: string, amount: number) => {
    if (amount !== 0) rows.push(pair(label, amountOf(amount)));
  };
  add(words.discount, -totals.item_discounts);
  add(words.comp, -totals.comps);
  for (const { label, rate, value } of order.reductions)
    add(rate === null ? label : `${label} ${rateOf(rate)}`, -value);
  for (const { figure, label, rate, amount } of order.derivations) {
    const named = rate === null ? label : `${label} ${rateOf(rate)}`.trim();
    if (figure === 'service_charge')
      add(`${words.service_charge} ${rate === null ? '' : rateOf(rate)}`.trim(), amount);
    if (figure === 'fee') add(words.delivery_fee, amount);
    if (figure === 'tax' && amount !== 0) add(named || words.tax, amount);
    if (figure === 'tax_included' && template.shows_tax && amount !== 0)
      rows.push(under(`${named || words.tax} ${words.included}: ${amountOf(amount)}`));
  }
  rows.push(rule('double'));
  rows.push(
    pair(`${words.total} ${currencyOf(shop.settings.currency)}`, amountOf(totals.total), {
      is_bold: true,
      size: 'large',
    }),
  );
  add(words.rounding, totals.rounding);
  return rows;
}

const paymentBlocks = (order: Order, { template, words }: Paper): PrintBlock[] => {
  const rows: PrintBlock[] = [];
  if (template.shows_payments)
    for (const payment of order.payments.filter(({ state }) => state === 'captured')) {
      rows.push(pair(payment.name, amountOf(payment.tendered)));
      if (payment.change > 0) rows.push(pair(words.change, amountOf(payment.change)));
    }
  if (order.totals.refunded > 0) rows.push(pair(words.refunded, amountOf(-order.totals.refunded)));
  if (order.balance > 0) rows.push(pair(words.balance, amountOf(order.balance), { is_bold: true }));
  else rows.push(text(words.paid, { is_bold: true }));
  return rows;
};

/** What a guest gets of an order as it is shown: the receipt of what was paid, or the bill of what is to be. */
export function receiptOf(
  order: Order,
  paper: Paper,
  kind: 'receipt' | 'bill' = 'receipt',
  // Nobody has a receipt for what they have not paid yet.
  name = paper.words[order.balance > 0 ? 'bill' : kind],
): PrintDocument {
  const { words } = paper;
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
          pair(words.balance, amountOf(Math.max(0, order.balance)), { is_bold: true }),
          feed(),
          text(words.not_paid, { align: 'center' }),
        ]
      : []),
    ...footOf(paper),
  ]);
}
