import type { PrintBlock, PrintDocument } from '@servery/api';
import { reasonForLine } from '../orders/changeReason.ts';
import type { LineRecord, OrderRecord } from '../orders/record.ts';
import { alike } from './alike.ts';
import { feed, pair, rule, text, under } from './blocks.ts';
import { documentOf } from './document.ts';
import { momentOf } from './figures.ts';
import { guestsOf } from './guests.ts';
import type { Paper } from './paper.ts';
import { printedOfLine } from './printedQuantities.ts';

/** A line with the quantity that a ticket covers: positive to make, negative to void. */
export interface TicketLine {
  line: LineRecord;
  quantity: number;
}

const wantedOf = ({ status, quantity }: LineRecord) =>
  status === 'voided' || status === 'held' ? 0 : quantity;

const calledOff = new Set(['cancelled', 'voided', 'merged']);

/**
 * Returns the quantity of a line that the kitchen is to make or has made: 0 for a cancelled order
 * unless the line was made.
 */
export const wantedIn = ({ status }: Pick<OrderRecord, 'status'>, line: LineRecord): number =>
  calledOff.has(status) && !line.made ? 0 : wantedOf(line);

/** Returns the differences to earlier tickets: the wanted quantities less the printed ones. */
export function unprintedOf(
  order: Pick<OrderRecord, 'items' | 'status'>,
  printed: ReadonlyMap<number, number>,
): { made: TicketLine[]; voided: TicketLine[] } {
  const changes = order.items.map((line) => ({
    line,
    quantity: wantedIn(order, line) - printedOfLine(line, printed),
  }));
  return {
    made: changes.filter(({ quantity }) => quantity > 0),
    voided: changes.filter(({ quantity }) => quantity < 0),
  };
}

/** Returns everything that the kitchen has to make for an order. */
export const wholeOf = ({ items }: Pick<OrderRecord, 'items'>): TicketLine[] =>
  items.map((line) => ({ line, quantity: wantedOf(line) })).filter(({ quantity }) => quantity > 0);

/** Returns the reason for voiding a dish, in the language of the paper; null if there is none. */
function reasonLine(order: OrderRecord, line: LineRecord, messages: Paper['messages']) {
  const { reason_code, reason } = reasonForLine(order, line);
  const texts = [reason_code && messages.reasons[reason_code], reason].filter(Boolean);
  return texts.length > 0 ? under(`(${texts.join(' - ')})`) : null;
}

/** Returns a kitchen ticket or void slip, for the whole kitchen or for one zone; without prices. */
export function ticketOf(
  order: OrderRecord,
  lines: readonly TicketLine[],
  kind: 'kitchen' | 'void_slip',
  { shop, template, messages, ...rest }: Paper,
  now: Date,
  zone = '',
): PrintDocument {
  const isVoid = kind === 'void_slip';
  const size = template.is_kitchen_large ? 'large' : 'normal';
  const name = kind === 'kitchen' ? messages.kitchen : messages.voided;
  const place = order.table?.name ?? order.customer_name;
  const lineBlocks = ({ line, quantity }: TicketLine): PrintBlock[] => [
    text(`${Math.abs(quantity)} x ${line.name}`, { size, is_bold: true }),
    ...line.options.map((option) =>
      under(`+ ${option.quantity > 1 ? `${option.quantity} x ` : ''}${option.name}`, { size }),
    ),
    ...(line.note ? [under(`! ${line.note}`, { is_bold: true })] : []),
    ...(line.seat === null ? [] : [under(`${messages.seat} ${line.seat}`)]),
    ...(isVoid ? [reasonLine(order, line, messages)].filter((block) => block !== null) : []),
  ];
  const heading = isVoid ? `*** ${name} ***` : zone || name;
  return documentOf({ shop, template, messages, ...rest }, kind, `${name} ${order.number}`, [
    text(heading, { align: 'center', is_bold: true, size: isVoid ? 'large' : 'normal' }),
    ...(isVoid && zone ? [text(zone, { align: 'center', is_bold: true })] : []),
    text(order.number, { align: 'center', size: 'large', is_bold: true }),
    text([messages[order.order_method], place].filter(Boolean).join(' - '), {
      align: 'center',
      size: 'large',
    }),
    pair(
      guestsOf(order, messages) || (order.staff?.name ?? ''),
      momentOf(now.toISOString(), shop.settings.time_zone),
    ),
    rule(),
    ...alike(lines).flatMap(lineBlocks),
    ...(order.note && !isVoid ? [feed(), text(`! ${order.note}`, { is_bold: true, size })] : []),
    rule(),
  ]);
}
