import type { PrintBlock, PrintDocument, Printer } from '@servery/api';
import { isOpen, showOrder, type OrderRecord } from '../orders/index.ts';
import { feed, pair, rule, text } from './blocks.ts';
import { documentOf, footOf, headOf } from './document.ts';
import { amountOf, momentOf } from './figures.ts';
import { columnsOf, type Paper } from './paper.ts';

const calledOff = new Set(['voided', 'cancelled']);
const ignored = new Set(['draft', 'merged']);
const settled = new Set(['paid', 'overpaid', 'partially_refunded', 'refunded', 'not_charged']);

/** The figures of one trading day of a merchant: what was sold and paid, and what is still open. */
export function dailySummaryOf(
  records: readonly OrderRecord[],
  business_date: string,
  paper: Paper,
  now: Date,
): PrintDocument {
  const { words, shop } = paper;
  const orders = records.filter(({ status }) => !ignored.has(status)).map(showOrder);
  const sold = orders.filter(
    ({ status, payment_status }) => !calledOff.has(status) && settled.has(payment_status),
  );
  const sum = (figure: keyof (typeof orders)[number]['totals']) =>
    sold.reduce((all, { totals }) => all + totals[figure], 0);
  const tenders = new Map<string, number>();
  for (const { payments } of orders)
    for (const { name, state, amount } of payments)
      if (state === 'captured') tenders.set(name, (tenders.get(name) ?? 0) + amount);
  const net = sum('net');
  const figures: [string, number][] = [
    [words.gross, sum('gross')],
    [words.discount, -sum('item_discounts') - sum('order_discounts')],
    [words.comp, -sum('comps')],
    [words.net, net],
    [words.service_charge, sum('service_charge')],
    [words.delivery_fee, sum('fees')],
    [words.tax, sum('tax')],
    [words.rounding, sum('rounding')],
  ];
  const open = orders.filter((order) => isOpen(order) && !settled.has(order.payment_status));
  const owed = open.reduce((all, { balance }) => all + balance, 0);
  const count = (label: string, many: number, amount: number) =>
    pair(`${label} (${many})`, amountOf(amount));
  const off = orders.filter(({ status }) => calledOff.has(status));
  return documentOf(paper, 'daily_summary', `${words.summary} ${business_date}`, [
    ...headOf(paper),
    text(words.summary, { align: 'center', is_bold: true }),
    pair(business_date, momentOf(now.toISOString(), shop.settings.time_zone)),
    rule(),
    pair(words.orders, String(sold.length)),
    pair(words.covers, String(sold.reduce((all, { covers }) => all + covers, 0))),
    ...figures.map(([label, amount]) => pair(label, amountOf(amount))),
    rule('double'),
    pair(`${words.total} ${shop.settings.currency}`, amountOf(sum('total') + sum('rounding')), {
      is_bold: true,
      size: 'large',
    }),
    pair(words.average, sold.length === 0 ? '-' : amountOf(Math.round(net / sold.length))),
    feed(),
    text(words.payments, { is_bold: true }),
    ...[...tenders].map(([name, amount]) => pair(name, amountOf(amount))),
    rule(),
    count(words.open_orders, open.length, owed),
    pair(words.cancelled, String(off.length)),
  ]);
}

const scripts = ['Café São Straße 12,50 €', 'Ресторан · Εστιατόριο', 'مطعم', '餐厅 食堂'];

/** A page that shows whether a printer's paper, characters and cutter are as they are set. */
export function testPageOf(
  printer: Pick<Printer, 'name' | 'width'>,
  paper: Paper,
  now: Date,
): PrintDocument {
  const { words, shop } = paper;
  const columns = columnsOf[printer.width];
  const blocks: PrintBlock[] = [
    ...headOf(paper),
    text(words.test, { align: 'center', is_bold: true, size: 'large' }),
    pair(`${words.printer} ${printer.name}`, `${words.width} ${printer.width} mm`),
    text(momentOf(now.toISOString(), shop.settings.time_zone)),
    rule(),
    text('1234567890'.repeat(5).slice(0, columns)),
    ...scripts.map((one) => text(one)),
    pair(words.total, amountOf(1_234_50), { is_bold: true }),
    rule('double'),
    text(words.test_line),
    ...footOf(paper),
  ];
  return documentOf(paper, 'test_page', words.test, blocks);
}
