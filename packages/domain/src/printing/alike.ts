import type { LineRecord } from '../orders/record.ts';
import type { TicketLine } from './kitchen.ts';

/**
 * Returns a key that is equal for identical dishes of any quantity; the course follows from the
 * category.
 */
const dishOf = ({ menu_id, category_id, name, options, note, seat, ...line }: LineRecord): string =>
  JSON.stringify([
    menu_id,
    category_id,
    name,
    options.map(({ id, name: what, quantity }) => JSON.stringify([id, what, quantity])).toSorted(),
    note,
    seat,
    ...(line.status === 'voided' ? [line.reason_code, line.reason] : []),
  ]);

/**
 * Merges the lines of a ticket that are identical, such as the same dish from several rounds.
 * Lines with different options, notes or seats stay separate, as do voided lines with different
 * reasons.
 */
export const alike = (lines: readonly TicketLine[]): TicketLine[] =>
  [...Map.groupBy(lines, ({ line }) => dishOf(line)).values()].map((same) => ({
    line: same[0]!.line,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
