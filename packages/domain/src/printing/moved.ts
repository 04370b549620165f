import type { PrintDocument } from '@servery/api';
import type { LineRecord, OrderRecord } from '../orders/record.ts';
import { pair, rule, text } from './blocks.ts';
import { documentOf } from './document.ts';
import { momentOf } from './figures.ts';
import type { Paper } from './paper.ts';

/** The table that an order was moved away from by a change; null where it stays, or had none. */
export const movedFrom = (
  before: Pick<OrderRecord, 'table'> | null,
  after: Pick<OrderRecord, 'table'>,
): string | null =>
  before?.table && after.table && before.table.id !== after.table.id ? before.table.name : null;

const awaited = new Set<LineRecord['status']>(['queued', 'preparing', 'ready']);

/** The lines that the kitchen was told to make and that nobody has brought to a table yet. */
export const linesOnTheWay = (
  { items }: Pick<OrderRecord, 'items'>,
  told: ReadonlyMap<number, number>,
): LineRecord[] => items.filter(({ id, status }) => awaited.has(status) && (told.get(id) ?? 0) > 0);

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
