import type { DailyReport, MethodTotals, PrintBlock, PrintDocument, ShiftCash } from '@servery/api';
import { sum } from '../money/index.ts';
import { feed, pair, rule, text } from './blocks.ts';
import { documentOf, headOf } from './document.ts';
import { amountOf, currencyOf, momentOf } from './figures.ts';
import type { PaperMessages } from './messages.ts';
import type { Paper } from './paper.ts';
import { taxLabel } from './taxes.ts';

type Figure = readonly [label: string, amount: number];

const rows = (figures: readonly Figure[]): PrintBlock[] =>
  figures.map(([label, amount]) => pair(label, amountOf(amount)));

const counted = (label: string, count: number, amount: number): PrintBlock =>
  pair(`${label} (${count})`, amountOf(amount));

/** Returns the figures that aren't zero. */
const some = (figures: readonly Figure[]): PrintBlock[] =>
  rows(figures.filter(([, amount]) => amount !== 0));

const datesOf = ({ from_date, to_date }: DailyReport): string =>
  from_date === to_date ? to_date : `${from_date} - ${to_date}`;

/** Returns when the figures were fixed and by whom, or that they can still change. */
function stateOf(report: DailyReport, { messages, shop }: Paper): PrintBlock[] {
  const { closing, at } = report;
  const moment = momentOf(closing?.at ?? at, shop.settings.time_zone);
  const head = text(closing ? `${messages.closing} ${closing.number}` : messages.summary, {
    align: 'center',
    is_bold: true,
    size: closing ? 'large' : 'normal',
  });
  return [
    head,
    pair(datesOf(report), moment),
    closing ? pair(messages.closed_by, closing.by) : text(messages.provisional),
  ];
}

/** Returns the sales from the gross amount to the total. */
function salesOf({ sales_income: income, sales_summary }: DailyReport, paper: Paper): PrintBlock[] {
  const { messages, shop } = paper;
  const { orders, covers, average_order } = sales_summary;
  const taxes = income.taxes.map(({ name, rate, is_inclusive, amount }): Figure => {
    const figure = is_inclusive ? 'tax_included' : 'tax';
    return [taxLabel({ figure, label: name, rate }, messages), amount];
  });
  return [
    pair(messages.orders, String(orders)),
    pair(messages.covers, String(covers)),
    ...rows([
      [messages.gross, income.gross_sales],
      [messages.discount, -income.item_discounts - income.order_discounts],
      [messages.comp, -income.comps],
      [messages.net, income.net_sales],
      [messages.service_charge, income.service_charge],
      [messages.delivery_fee, income.delivery_fee],
      ...(taxes.length > 0 ? taxes : [[messages.tax, 0] as const]),
      [messages.rounding, income.rounding],
      [messages.tips, income.tips],
    ]),
    rule('double'),
    pair(`${messages.total} ${currencyOf(shop.settings.currency)}`, amountOf(income.total), {
      is_bold: true,
      size: 'large',
    }),
    pair(messages.average, average_order === null ? '-' : amountOf(average_order)),
  ];
}

/** Returns the payments of each option, the refunds, and the money that is left. */
function paymentsOf(report: DailyReport, messages: PaperMessages): PrintBlock[] {
  const { sales_refund: refund, sales_outcome: outcome, sales_summary } = report;
  const options: MethodTotals[] = [
    ...report.online_payment_method,
    ...report.offline_payment_method,
    ...report.stored_value,
  ];
  return [
    text(messages.payments, { is_bold: true }),
    ...options.map(({ name, count, sales }) => counted(name, count, sales)),
    pair(messages.refunds, amountOf(-sum(options.map(({ refunds }) => refunds)))),
    rule(),
    pair(messages.received, amountOf(sum(options.map(({ net }) => net))), { is_bold: true }),
    feed(),
    ...rows([[messages.total, report.sales_income.total]]),
    counted(messages.refunds, refund.count, -refund.total),
    ...some([
      [messages.pay_outs, -outcome.pay_outs],
      [messages.payment_fees, -outcome.payment_fees],
    ]),
    rule(),
    pair(messages.net_takings, amountOf(sales_summary.net_income), { is_bold: true }),
  ];
}

/** Returns the cash of a shift; its count, its variance and who approved it once they are final. */
function cashOf(shift: ShiftCash, messages: PaperMessages): PrintBlock[] {
  const { drawer, person, expected, counted: found, variance, approved_by, reason } = shift;
  return [
    feed(),
    text(`${drawer}, ${person}`, { is_bold: true }),
    ...rows([
      [messages.expected_cash, expected],
      ...(found === null ? [] : [[messages.counted, found] as const]),
      ...(variance === null ? [] : [[messages.variance, variance] as const]),
    ]),
    // Older closings don't have these fields.
    ...(approved_by ? [pair(messages.approved_by, approved_by)] : []),
    ...(reason ? [text(reason)] : []),
  ];
}

/** Returns what was not sold, and whether all sums agree. */
function restOf({ sales_summary, checks }: DailyReport, messages: PaperMessages): PrintBlock[] {
  const { open, cancelled, voids_before, voids_after } = sales_summary;
  const met = checks.filter(({ is_met }) => is_met).length;
  return [
    feed(),
    counted(messages.open_orders, open.count, open.balance),
    counted(messages.cancelled_orders, cancelled.count, cancelled.amount),
    counted(
      messages.voided_items,
      voids_before.count + voids_after.count,
      voids_before.amount + voids_after.amount,
    ),
    rule(),
    pair(met === checks.length ? messages.agree : messages.disagree, `${met}/${checks.length}`),
  ];
}

/** Returns the report of some trading days as a print, with its number if they are closed. */
export function reportPrint(report: DailyReport, paper: Paper): PrintDocument {
  const { messages } = paper;
  const { closing } = report;
  const title = closing ? `${messages.closing} ${closing.number}` : messages.summary;
  return documentOf(paper, 'daily_summary', `${title} ${datesOf(report)}`, [
    ...headOf(paper),
    ...stateOf(report, paper),
    rule(),
    ...salesOf(report, paper),
    feed(),
    ...paymentsOf(report, messages),
    ...report.cash.flatMap((shift) => cashOf(shift, messages)),
    ...restOf(report, messages),
  ]);
}
