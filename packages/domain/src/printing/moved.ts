import type { Named, PrintDocument } from '@servery/api';
import type { LineRecord, OrderRecord } from '../orders/record.ts';
import { pair, rule, text } from './blocks.ts';
import { documentOf } from './document.ts';
import { momentOf } from './figures.ts';
import { guestsOf } from './guests.ts';
import type { Paper } from './paper.ts';
import { printedOfLine } from './printedQuantities.ts';

/** Returns the id of the order that a change combines an order into; null if it doesn't. */
export const mergedInto = (before: OrderRecord | null, after: OrderRecord): number | null =>
  before && before.status !== 'merged' && after.status === 'merged' ? after.merged_into : null;

/** An order that moved, in its state at the new table. */
export interface Move {
  from: Named;
  order: OrderRecord;
}

/**
 * Returns the move of an order's dishes from one table to another by a change; null if the table
 * stays or there was none. `into` is the table of the order that it is combined into.
 */
export function moveOf(
  before: OrderRecord | null,
  after: OrderRecord,
  into: Named | null = null,
): Move | null {
  if (!before?.table) return null;
  const isMerged = mergedInto(before, after) !== null;
  const order = isMerged ? { ...before, table: into } : after;
  return order.table && order.table.id !== before.table.id ? { from: before.table, order } : null;
}

const awaited = new Set<LineRecord['status']>(['queued', 'preparing', 'ready']);

/** Returns the printed lines that haven't been served yet. */
export const linesOnTheWay = (
  { items }: Pick<OrderRecord, 'items'>,
  printed: ReadonlyMap<number, number>,
): LineRecord[] =>
  items.filter((line) => awaited.has(line.status) && printedOfLine(line, printed) > 0);

/**
 * Returns a short slip for the kitchen or for one zone that names the table an order moved from and
 * the one it moved to.
 */
export function movedSlipOf(
  order: OrderRecord,
  from: string,
  paper: Paper,
  now: Date,
  zone = '',
): PrintDocument {
  const { shop, messages } = paper;
  const large = { align: 'center', size: 'large', is_bold: true } as const;
  return documentOf(paper, 'kitchen', `${messages.moved} ${order.number}`, [
    text(messages.moved, large),
    ...(zone ? [text(zone, { align: 'center', is_bold: true })] : []),
    text(order.number, large),
    text(`${from} -> ${order.table?.name ?? ''}`, large),
    pair(
      guestsOf(order, messages) || (order.staff?.name ?? ''),
      momentOf(now.toISOString(), shop.settings.time_zone),
    ),
    rule(),
  ]);
}
