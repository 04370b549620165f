import type { PrintTemplate } from '@servery/api';
import { billOf, moneyOf } from '../orders/bill.ts';
import type { LineRecord, OrderRecord } from '../orders/record.ts';
import { isMoveOfLines } from '../orders/splitParts.ts';
import { untoldOf, wantedIn, type TicketLine } from './kitchen.ts';
import type { JobWish } from './jobs.ts';
import { linesOnTheWay, mergedInto, moveOf } from './moved.ts';
import { orderPrints } from './orderPrints.ts';
import { choosePrinter } from './printers.ts';
import { movedSlips, slipsOf, type SlipSource } from './slips.ts';
import { toldOf } from './told.ts';

type Before = OrderRecord | null;

/** Lines that came over from another order: the kitchen knows them from there. */
const isMoved = ({ origin_id }: LineRecord, after: OrderRecord) =>
  origin_id !== null && origin_id !== after.id;

/** Whether the last change added a round: its lines are new to the kitchen, whatever order they come from. */
const isRound = ({ timeline }: OrderRecord) => timeline.at(-1)?.kind === 'add_round';

/** The lines of which the kitchen is to make more or fewer than before. */
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
  // Money that came with the lines of another order was paid for there.
  const isJoined = after.items.some((line) => isMovedNow(line, before));
  return isTaken && !isJoined && isPaid(after) && !(before && isPaid(before));
};

const isMovedNow = (line: LineRecord, before: Before): boolean =>
  line.origin_id !== null && !before?.items.some(({ id }) => id === line.id);

/** Whether a change of an order is one of which paper could tell; most are not. */
export const mayPrintItself = (before: Before, after: OrderRecord): boolean =>
  changedLines(before, after).size > 0 ||
  isNowPaid(before, after) ||
  mergedInto(before, after) !== null ||
  moveOf(before, after) !== null;

/** Whether a merchant lets anything come out by itself. */
export const hasAutomatic = ({
  auto_kitchen = [],
  auto_receipt = [],
}: Partial<Pick<PrintTemplate, 'auto_kitchen' | 'auto_receipt'>>): boolean =>
  auto_kitchen.length + auto_receipt.length > 0;

/** Those wishes that a printer is there for: what cannot be printed holds no order up. */
const printable = (wishes: readonly JobWish[], { places: { printers } }: SlipSource): JobWish[] =>
  wishes.filter(({ document, printer_id = null }) => {
    try {
      choosePrinter(printers, document.kind, printer_id);
      return true;
    } catch {
      return false;
    }
  });

const making = new Set(['queued', 'preparing']);

/**
 * What comes out by itself after a change of an order: slips for what the kitchen is to make more or
 * fewer of than it was told, where the dishes go that it makes for a table that moved, and the receipt
 * once all is paid. Asked again for the same slips it answers none, since what was made is among the
 * `jobs` then.
 */
export function automaticPrints(before: Before, after: OrderRecord, source: SlipSource): JobWish[] {
  const { paper, jobs, now } = source;
  const { auto_kitchen, auto_receipt } = paper.template;
  const changed = changedLines(before, after);
  const isChanged = ({ line }: TicketLine) => changed.has(line.id);
  const told = toldOf(jobs);
  const { made, voided } = untoldOf(after, told);
  const isTold = auto_kitchen.includes(after.order_method);
  const move = moveOf(before, after, source.into);
  const moved = move && isTold ? movedSlips(move, linesOnTheWay(move.order, told), source) : [];
  const slips = slipsOf(
    after,
    {
      made: made.filter((one) => isTold && isChanged(one) && making.has(one.line.status)),
      // What somebody was told to make is taken back however the order is fetched by now.
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
 * The orders whose jobs told the kitchen of an order's lines, or of those it had before: itself, those
 * that went into it, and the one that it was combined with until that was undone.
 */
export const tellersOf = (
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
