import type { TicketLine } from '@servery/api';

/** Lines of a ticket that differ only in their quantities, shown as one row. */
export interface LineGroup {
  /** The first of the lines, with the sums of their quantities. */
  line: TicketLine;
  lines: readonly TicketLine[];
}

const keyOf = ({ name, options, note, seat, status, zone_id, course }: TicketLine): string => {
  const chosen = options.map((option) => `${option.quantity} ${option.name}`).toSorted();
  return JSON.stringify([name, chosen, note, seat, status, zone_id, course]);
};

/**
 * Groups lines with the same dish, options, note, seat and status, so that the kitchen reads one quantity
 * for a dish that was ordered several times.
 */
export const lineGroupsOf = (lines: readonly TicketLine[]): LineGroup[] =>
  [...Map.groupBy(lines, keyOf).values()].map((group) => ({
    line: {
      ...group[0]!,
      quantity: group.reduce((sum, { quantity }) => sum + quantity, 0),
      to_make: group.reduce((sum, { to_make }) => sum + to_make, 0),
    },
    lines: group,
  }));
