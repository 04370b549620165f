import type { Named, PrintDocument } from '@servery/api';
import type { LineRecord, OrderRecord } from '../orders/record.ts';
import { pair, rule, text } from './blocks.ts';
import { documentOf } from './document.ts';
import { momentOf } from './figures.ts';
import type { Paper } from './paper.ts';
import { toldOfLine } from './told.ts';

/** The order that another one goes into by a change; null where it stays its own. */
export const mergedInto = (before: OrderRecord | null, after: OrderRecord): number | null =>
  before && before.status !== 'merged' && after.status === 'merged' ? after.merged_into : null;

/** An order that moved, as it is at its new table. */
export interface Move {
  from: Named;
  order: OrderRecord;
}

/**
 * From which table to which one a change moves the dishes of an order; null where they stay, or had
 * none. `into` is the table of the order that it goes into.
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

/** The lines that the kitchen was told to make and that nobody has brought to a table yet. */
export const linesOnTheWay = (
  { items }: Pick<OrderRecord, 'items'>,
  told: ReadonlyMap<number, number>,
): LineRecord[] => items.filter((line) => awaited.has(line.status) && toldOfLine(line, told) > 0);

/** A short slip for the kitchen or for one zone of it: from which table to which one an order moved. */
export function movedSlipOf(
  order: OrderRecord,
  from: string,
  paper: Paper,
  now: Date,
  zone = '',
): PrintDocument {
  const { shop, words } = paper;
  const large = { align: 'center', size: 'large', is_bold: true } as const;
  return documentOf(paper, 'kitchen', `${words.moved} ${order.number}`, [
    text(words.moved, large),
    ...(zone ? [text(zone, { align: 'center', is_bold: true })] : []),
    text(order.number, large),
    text(`${from} -> ${order.table?.name ?? ''}`, large),
    pair(
      order.covers > 0 ? `${words.covers} ${order.covers}` : (order.staff?.name ?? ''),
      momentOf(now.toISOString(), shop.settings.time_zone),
    ),
    rule(),
  ]);
}
