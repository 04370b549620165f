import type { LineRecord } from '../orders/record.ts';
import type { TicketLine } from './kitchen.ts';

/** What tells one dish to be made from another, however many there are; its course comes with its category. */
const dishOf = ({ menu_id, category_id, name, options, note, ...line }: LineRecord): string =>
  JSON.stringify([
    menu_id,
    category_id,
    name,
    options.map(({ id, name: what, quantity }) => JSON.stringify([id, what, quantity])).toSorted(),
    note,
    ...(line.status === 'voided' ? [line.reason_code, line.reason] : []),
  ]);

/**
 * The lines of a ticket as a kitchen reads them: what several guests of a table ordered alike is one
 * line. What differs in an option or a note stays apart, as do voided lines with different reasons.
 */
export const alike = (lines: readonly TicketLine[]): TicketLine[] =>
  [...Map.groupBy(lines, ({ line }) => dishOf(line)).values()].map((same) => ({
    line: same[0]!.line,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
