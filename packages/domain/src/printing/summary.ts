import type { PrintBlock, PrintDocument, Printer } from '@servery/api';
import { isOpen, showOrder, type OrderRecord } from '../orders/index.ts';
import { feed, pair, rule, text } from './blocks.ts';
import { daySumsOf, isSale } from './daySums.ts';
import { documentOf, footOf, headOf } from './document.ts';
import { amountOf, currencyOf, momentOf } from './figures.ts';
import { columnsOf, type Paper } from './paper.ts';
import { taxRows } from './taxes.ts';

const calledOff = new Set(['voided', 'cancelled']);
const ignored = new Set(['draft', 'merged']);

/**
 * Returns the summary of a merchant's trading day: the sales, their reconciliation with the money
 * captured and refunded on the day, and the open orders. `records` are the orders of the day and
 * those with a payment or refund on it.
 */
export function dailySummaryOf(
  records: readonly OrderRecord[],
  business_date: string,
  paper: Paper,
  now: Date,
): PrintDocument {
  const { messages, shop } = paper;
  const all = records.filter(({ status }) => !ignored.has(status)).map(showOrder);
  const orders = all.filter((order) => order.business_date === business_date);
  const sold = orders.filter(isSale);
  const day = daySumsOf(all, business_date);
  const sum = (figure: keyof (typeof orders)[number]['totals']) =>
    sold.reduce((total, { totals }) => total + totals[figure], 0);
  const net = sum('net');
  const figures: [string, number][] = [
    [messages.gross, sum('gross')],
    [messages.discount, -sum('item_discounts') - sum('order_discounts')],
    [messages.comp, -sum('comps')],
    [messages.net, net],
    [messages.service_charge, sum('service_charge')],
    [messages.delivery_fee, sum('fees')],
  ];
  const open = orders.filter((order) => isOpen(order) && !isSale(order));
  const owed = open.reduce((total, { balance }) => total + balance, 0);
  const count = (label: string, many: number, amount: number) =>
    pair(`${label} (${many})`, amountOf(amount));
  // The differences between the day's money and its sales; zero amounts aren't printed.
  const differences = (
    [
      [messages.part_payments, day.part_payments],
      [messages.called_off_payments, day.called_off],
      [messages.other_days, day.other_days],
      [messages.overpaid, day.overpaid],
      [messages.elsewhere, day.elsewhere],
      [messages.refunds, day.refunds],
    ] satisfies [string, number][]
  ).filter(([, amount]) => amount !== 0);
  const off = orders.filter(({ status }) => calledOff.has(status));
  return documentOf(paper, 'daily_summary', `${messages.summary} ${business_date}`, [
    ...headOf(paper),
    text(messages.summary, { align: 'center', is_bold: true }),
    pair(business_date, momentOf(now.toISOString(), shop.settings.time_zone)),
    rule(),
    pair(messages.orders, String(sold.length)),
    pair(messages.covers, String(sold.reduce((all, { covers }) => all + covers, 0))),
    ...figures.map(([label, amount]) => pair(label, amountOf(amount))),
    ...taxRows(sold, messages),
    pair(messages.rounding, amountOf(sum('rounding'))),
    rule('double'),
    pair(`${messages.total} ${currencyOf(shop.settings.currency)}`, amountOf(day.total), {
      is_bold: true,
      size: 'large',
    }),
    pair(messages.average, sold.length === 0 ? '-' : amountOf(Math.round(net / sold.length))),
    feed(),
    text(messages.payments, { is_bold: true }),
    ...[...day.tenders].map(([name, amount]) => pair(name, amountOf(amount))),
    count(messages.refunds, day.refund_count, day.refunds),
    rule(),
    pair(messages.received, amountOf(day.received), { is_bold: true }),
    pair(messages.expected_cash, amountOf(day.expected_cash)),
    feed(),
    pair(messages.total, amountOf(day.total)),
    ...differences.map(([label, amount]) => pair(label, amountOf(amount))),
    rule(),
    pair(messages.received, amountOf(day.received), { is_bold: true }),
    feed(),
    count(messages.open_orders, open.length, owed),
    pair(messages.cancelled, String(off.length)),
  ]);
}

const scripts = ['Café São Straße 12,50 €', 'Ресторан · Εστιατόριο', 'مطعم', '餐厅 食堂'];

/** Returns a page for checking a printer's paper width, characters and cutter. */
export function testPageOf(
  printer: Pick<Printer, 'name' | 'width'>,
  paper: Paper,
  now: Date,
): PrintDocument {
  const { messages, shop } = paper;
  const columns = columnsOf[printer.width];
  const blocks: PrintBlock[] = [
    ...headOf(paper),
    text(messages.test, { align: 'center', is_bold: true, size: 'large' }),
    pair(`${messages.printer} ${printer.name}`, `${messages.width} ${printer.width} mm`),
    text(momentOf(now.toISOString(), shop.settings.time_zone)),
    rule(),
    text('1234567890'.repeat(5).slice(0, columns)),
    ...scripts.map((one) => text(one)),
    pair(messages.total, amountOf(1_234_50), { is_bold: true }),
    rule('double'),
    text(messages.test_line),
    ...footOf(paper),
  ];
  return documentOf(paper, 'test_page', messages.test, blocks);
}
