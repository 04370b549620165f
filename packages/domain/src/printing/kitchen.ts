import type { PrintBlock, PrintDocument } from '@servery/api';
import { reasonForLine } from '../orders/changeReason.ts';
import type { LineRecord, OrderRecord } from '../orders/record.ts';
import { alike } from './alike.ts';
import { feed, pair, rule, text, under } from './blocks.ts';
import { documentOf } from './document.ts';
import { momentOf } from './figures.ts';
import type { Paper } from './paper.ts';
import { toldOfLine } from './told.ts';

/** How many of a line a ticket tells of: more to make, or, below nought, fewer. */
export interface TicketLine {
  line: LineRecord;
  quantity: number;
}

const wantedOf = ({ status, quantity }: LineRecord) =>
  status === 'voided' || status === 'held' ? 0 : quantity;

const calledOff = new Set(['cancelled', 'voided', 'merged']);

/** How many of a line the kitchen is to make or has made: none once the order is called off, unless they are made. */
export const wantedIn = ({ status }: Pick<OrderRecord, 'status'>, line: LineRecord): number =>
  calledOff.has(status) && !line.made ? 0 : wantedOf(line);

/** What the kitchen has not been told of on paper: wanted, less what earlier tickets said. */
export function untoldOf(
  order: Pick<OrderRecord, 'items' | 'status'>,
  told: ReadonlyMap<number, number>,
): { made: TicketLine[]; voided: TicketLine[] } {
  const changes = order.items.map((line) => ({
    line,
    quantity: wantedIn(order, line) - toldOfLine(line, told),
  }));
  return {
    made: changes.filter(({ quantity }) => quantity > 0),
    voided: changes.filter(({ quantity }) => quantity < 0),
  };
}

/** All that the kitchen is to make of an order. */
export const wholeOf = ({ items }: Pick<OrderRecord, 'items'>): TicketLine[] =>
  items.map((line) => ({ line, quantity: wantedOf(line) })).filter(({ quantity }) => quantity > 0);

/** Why a dish is not to be made after all, in the language of the paper; null if nobody said. */
function reasonLine(order: OrderRecord, line: LineRecord, words: Paper['words']) {
  const { reason_code, reason } = reasonForLine(order, line);
  const texts = [reason_code && words.reasons[reason_code], reason].filter(Boolean);
  return texts.length > 0 ? under(`(${texts.join(' - ')})`) : null;
}

/** A slip for the kitchen or for one zone of it: what to make, or what not to make after all. No prices. */
export function ticketOf(
  order: OrderRecord,
  lines: readonly TicketLine[],
  kind: 'kitchen' | 'void_slip',
  { shop, template, words, ...rest }: Paper,
  now: Date,
  zone = '',
): PrintDocument {
  const isVoid = kind === 'void_slip';
  const size = template.is_kitchen_large ? 'large' : 'normal';
  const name = kind === 'kitchen' ? words.kitchen : words.voided;
  const place = order.table?.name ?? order.customer_name;
  const lineBlocks = ({ line, quantity }: TicketLine): PrintBlock[] => [
    text(`${Math.abs(quantity)} x ${line.name}`, { size, is_bold: true }),
    ...line.options.map((option) =>
      under(`+ ${option.quantity > 1 ? `${option.quantity} x ` : ''}${option.name}`, { size }),
    ),
    ...(line.note ? [under(`! ${line.note}`, { is_bold: true })] : []),
    ...(isVoid ? [reasonLine(order, line, words)].filter((block) => block !== null) : []),
  ];
  const heading = isVoid ? `*** ${name} ***` : zone || name;
  return documentOf({ shop, template, words, ...rest }, kind, `${name} ${order.number}`, [
    text(heading, { align: 'center', is_bold: true, size: isVoid ? 'large' : 'normal' }),
    ...(isVoid && zone ? [text(zone, { align: 'center', is_bold: true })] : []),
    text(order.number, { align: 'center', size: 'large', is_bold: true }),
    text([words[order.order_method], place].filter(Boolean).join(' - '), {
      align: 'center',
      size: 'large',
    }),
    pair(
      order.covers > 0 ? `${words.covers} ${order.covers}` : (order.staff?.name ?? ''),
      momentOf(now.toISOString(), shop.settings.time_zone),
    ),
    rule(),
    ...alike(lines).flatMap(lineBlocks),
    ...(order.note && !isVoid ? [feed(), text(`! ${order.note}`, { is_bold: true, size })] : []),
    rule(),
  ]);
}
