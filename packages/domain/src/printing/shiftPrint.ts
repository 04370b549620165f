import {
  notNow,
  type CashSums,
  type PrintBlock,
  type PrintDocument,
  type Shift,
} from '@servery/api';
import { pair, rule, text } from './blocks.ts';
import { documentOf, headOf } from './document.ts';
import { amountOf, currencyOf, momentOf } from './figures.ts';
import type { PaperMessages } from './messages.ts';
import type { Paper } from './paper.ts';

/** Returns the drawer, the person, the times, and who approved a variance and why. */
function factsOf(shift: Shift, { messages, shop }: Paper): PrintBlock[] {
  const { drawer, person, opened_at, closed_at, closed_by } = shift;
  const moment = (at: string) => momentOf(at, shop.settings.time_zone);
  return [
    text(messages.shift, { align: 'center', is_bold: true }),
    text(drawer.name, { align: 'center', size: 'large', is_bold: true }),
    text(person.name, { align: 'center' }),
    pair(messages.opened, moment(opened_at)),
    closed_at === null ? text(messages.provisional) : pair(messages.closed, moment(closed_at)),
    ...(closed_by === null ? [] : [pair(messages.closed_by, closed_by)]),
    ...(shift.approved_by === null ? [] : [pair(messages.approved_by, shift.approved_by)]),
    ...(shift.reason === '' ? [] : [text(shift.reason)]),
  ];
}

const movementsOf = (sums: CashSums, messages: PaperMessages): PrintBlock[] =>
  (
    [
      [messages.cash_sales, sums.sales],
      [messages.reversals, -sums.reversals],
      [messages.cash_refunds, -sums.refunds],
      [messages.paid_in, sums.pay_ins],
      [messages.paid_out, -sums.pay_outs],
      [messages.drops, -sums.drops],
    ] as const
  ).map(([label, amount]) => pair(label, amountOf(amount === 0 ? 0 : amount)));

/**
 * Returns the report of a shift as a print: the way from the float to the variance.
 * @throws `notAllowedNow` with `why: open_shift` while its figures are hidden from the caller
 */
export function shiftPrint(shift: Shift, paper: Paper): PrintDocument {
  const { messages } = paper;
  const { drawer, person, business_date, opening, sums, expected, variance, counts } = shift;
  if (sums === null || expected === null) throw notNow({ why: 'open_shift', name: person.name });
  const [first] = counts;
  const last = counts.at(-1);
  const isRecounted = first !== last;
  const title = `${messages.shift} ${drawer.name} ${business_date}`;
  return documentOf(paper, 'shift_report', title, [
    ...headOf(paper),
    ...factsOf(shift, paper),
    rule(),
    pair(`${messages.float} ${currencyOf(paper.shop.settings.currency)}`, amountOf(opening.amount)),
    ...movementsOf(sums, messages),
    rule(),
    pair(messages.expected_cash, amountOf(expected), { is_bold: true }),
    ...(first && isRecounted ? [pair(messages.first_count, amountOf(first.amount))] : []),
    ...(last ? [pair(messages.counted, amountOf(last.amount), { is_bold: true })] : []),
    ...(variance === null
      ? []
      : [pair(messages.variance, amountOf(variance), { is_bold: true, size: 'large' })]),
    pair(messages.no_sales, String(sums.no_sales)),
  ]);
}
