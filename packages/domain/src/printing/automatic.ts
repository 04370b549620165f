import type { PrintTemplate } from '@servery/api';
import { billOf, moneyOf } from '../orders/bill.ts';
import type { LineRecord, OrderRecord } from '../orders/record.ts';
import { isMoveOfLines } from '../orders/splitParts.ts';
import { unprintedOf, wantedIn, type TicketLine } from './kitchen.ts';
import type { PrintJobInput } from './jobs.ts';
import { linesOnTheWay, mergedInto, moveOf } from './moved.ts';
import { orderPrints } from './orderPrints.ts';
import { choosePrinter } from './printers.ts';
import { movedSlips, slipsOf, type SlipSource } from './slips.ts';
import { printedOf } from './printedQuantities.ts';

type Before = OrderRecord | null;

/** Whether a line came from another order, which the kitchen already knows it by. */
const isMoved = ({ origin_id }: LineRecord, after: OrderRecord) =>
  origin_id !== null && origin_id !== after.id;

/**
 * Whether the last change added a round: its lines are new to the kitchen, even if they come from
 * another order.
 */
const isRound = ({ timeline }: OrderRecord) => timeline.at(-1)?.kind === 'add_round';

/** Returns the ids of the lines whose quantity to make has changed. */
function changedLines(before: Before, after: OrderRecord): ReadonlySet<number> {
  if (isMoveOfLines(before, after)) return new Set();
  const was = new Map(before?.items.map((line) => [line.id, wantedIn(before, line)]));
  const changed = after.items.filter((line) => {
    if (!was.has(line.id) && isMoved(line, after) && !isRound(after)) return false;
    return wantedIn(after, line) !== (was.get(line.id) ?? 0);
  });
  return new Set(changed.map(({ id }) => id));
}

const isPaid = (order: OrderRecord): boolean => {
  const { status, captured } = moneyOf(order, billOf(order).totals.total);
  return captured > 0 && (status === 'paid' || status === 'overpaid');
};

const isNowPaid = (before: Before, after: OrderRecord): boolean => {
  const known = new Set(before?.payments.map(({ id }) => id));
  const isTaken = after.payments.some(({ id, state }) => state === 'captured' && !known.has(id));
  // Payments that came with the lines of another order were made there.
  const isJoined = after.items.some((line) => isMovedNow(line, before));
  return isTaken && !isJoined && isPaid(after) && !(before && isPaid(before));
};

const isMovedNow = (line: LineRecord, before: Before): boolean =>
  line.origin_id !== null && !before?.items.some(({ id }) => id === line.id);

/** Whether a change of an order could print anything automatically; most can't. */
export const mayPrintItself = (before: Before, after: OrderRecord): boolean =>
  changedLines(before, after).size > 0 ||
  isNowPaid(before, after) ||
  mergedInto(before, after) !== null ||
  moveOf(before, after) !== null;

/** Whether a merchant prints anything automatically. */
export const hasAutomatic = ({
  auto_kitchen = [],
  auto_receipt = [],
}: Partial<Pick<PrintTemplate, 'auto_kitchen' | 'auto_receipt'>>): boolean =>
  auto_kitchen.length + auto_receipt.length > 0;

/** Returns the jobs that have a printer; a missing printer must not block the order. */
const printable = (
  inputs: readonly PrintJobInput[],
  { places: { printers } }: SlipSource,
): PrintJobInput[] =>
  inputs.filter(({ document, printer_id = null }) => {
    try {
      choosePrinter(printers, document.kind, printer_id);
      return true;
    } catch {
      return false;
    }
  });

const making = new Set(['queued', 'preparing']);

/**
 * Returns the automatic prints after a change of an order: tickets and void slips for the
 * difference to the quantities already printed, slips for dishes in the making whose table changed,
 * and the receipt once everything is paid. A second call with the resulting `jobs` returns no
 * further slips.
 */
export function automaticPrints(
  before: Before,
  after: OrderRecord,
  source: SlipSource,
): PrintJobInput[] {
  const { paper, jobs, now } = source;
  const { auto_kitchen, auto_receipt } = paper.template;
  const changed = changedLines(before, after);
  const isChanged = ({ line }: TicketLine) => changed.has(line.id);
  const printed = printedOf(jobs);
  const { made, voided } = unprintedOf(after, printed);
  const printsTickets = auto_kitchen.includes(after.order_method);
  const move = moveOf(before, after, source.into);
  const moved =
    move && printsTickets ? movedSlips(move, linesOnTheWay(move.order, printed), source) : [];
  const slips = slipsOf(
    after,
    {
      made: made.filter((one) => printsTickets && isChanged(one) && making.has(one.line.status)),
      // Void slips are printed even if the order method has changed since the ticket.
      voided: voided.filter((one) => auto_kitchen.length > 0 && isChanged(one)),
    },
    source,
  );
  const isDue = isNowPaid(before, after) && auto_receipt.includes(after.order_method);
  const receipt = isDue
    ? orderPrints(after, { type: 'receipt', again: false }, jobs, paper, now)
    : [];
  return printable([...moved, ...slips, ...receipt], source);
}

/**
 * Returns the ids of the orders whose print jobs cover an order's lines, now or before a change:
 * the order itself, those combined into it, and the one that it was combined with until that was
 * undone.
 */
export const jobOrdersOf = (
  { id, items, timeline }: Pick<OrderRecord, 'id' | 'items' | 'timeline'>,
  before: Pick<OrderRecord, 'items'> | null = null,
): number[] => [
  ...new Set([
    id,
    ...[...items, ...(before?.items ?? [])].flatMap(({ origin_id }) => origin_id ?? []),
    ...timeline.flatMap(({ kind, facts: { from_id } }) =>
      kind === 'restore' && typeof from_id === 'number' ? [from_id] : [],
    ),
  ]),
];
