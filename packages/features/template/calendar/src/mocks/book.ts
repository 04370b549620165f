import { Problem } from '@servery/api';
import { createRowStore } from '@servery/api/mocks';
import type { CalendarEventRow } from '@servery/api/template';
import { makeEvents, usual } from './events.ts';

const sizes = { usual, none: 0, many: 1_000 };

/** The events of the current visitor. */
export const book = createRowStore<{ events: CalendarEventRow[] }>('calendar', (amount) => ({
  events: makeEvents(sizes[amount], Date.now()),
}));

/**
 * Returns the index of an event.
 * @throws `notFound` if there's none
 */
export function placeOf(events: readonly CalendarEventRow[], id: number): number {
  const index = events.findIndex((event) => event.id === id);
  if (index === -1) throw new Problem('notFound');
  return index;
}

/** Returns an unused id. */
export const nextId = (events: readonly CalendarEventRow[]): number =>
  Math.max(0, ...events.map(({ id }) => id)) + 1;
