import type { PrintBlock, PrintDocument, Printer } from '@servery/api';
import { isOpen, showOrder, type OrderRecord } from '../orders/index.ts';
import { feed, pair, rule, text } from './blocks.ts';
import { daySumsOf, isSale } from './daySums.ts';
import { documentOf, footOf, headOf } from './document.ts';
import { amountOf, currencyOf, momentOf } from './figures.ts';
import { columnsOf, type Paper } from './paper.ts';

const calledOff = new Set(['voided', 'cancelled']);
const ignored = new Set(['draft', 'merged']);

/**
 * The figures of one trading day of a merchant: what was sold, how that ties out with the money that
 * was taken and given back on the day, and what is still open. `records` are the orders of the day
 * and those with a payment or refund on it.
 */
export function dailySummaryOf(
  records: readonly OrderRecord[],
  business_date: string,
  paper: Paper,
  now: Date,
): PrintDocument {
  const { words, shop } = paper;
  const all = records.filter(({ status }) => !ignored.has(status)).map(showOrder);
  const orders = all.filter((order) => order.business_date === business_date);
  const sold = orders.filter(isSale);
  const day = daySumsOf(all, business_date);
  const sum = (figure: keyof (typeof orders)[number]['totals']) =>
    sold.reduce((total, { totals }) => total + totals[figure], 0);
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
  const open = orders.filter((order) => isOpen(order) && !isSale(order));
  const owed = open.reduce((total, { balance }) => total + balance, 0);
  const count = (label: string, many: number, amount: number) =>
    pair(`${label} (${many})`, amountOf(amount));
  // What makes the money of the day differ from its sales; what is nothing takes no paper.
  const differences = (
    [
      [words.part_payments, day.part_payments],
      [words.called_off_payments, day.called_off],
      [words.other_days, day.other_days],
      [words.overpaid, day.overpaid],
      [words.elsewhere, day.elsewhere],
      [words.refunds, day.refunds],
    ] satisfies [string, number][]
  ).filter(([, amount]) => amount !== 0);
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
    pair(`${words.total} ${currencyOf(shop.settings.currency)}`, amountOf(day.total), {
      is_bold: true,
      size: 'large',
    }),
    pair(words.average, sold.length === 0 ? '-' : amountOf(Math.round(net / sold.length))),
    feed(),
    text(words.payments, { is_bold: true }),
    ...[...day.tenders].map(([name, amount]) => pair(name, amountOf(amount))),
    count(words.refunds, day.refund_count, day.refunds),
    rule(),
    pair(words.received, amountOf(day.received), { is_bold: true }),
    pair(words.expected_cash, amountOf(day.expected_cash)),
    feed(),
    pair(words.total, amountOf(day.total)),
    ...differences.map(([label, amount]) => pair(label, amountOf(amount))),
    rule(),
    pair(words.received, amountOf(day.received), { is_bold: true }),
    feed(),
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
