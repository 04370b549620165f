import { Problem } from '@servery/api';
import { keep } from '@servery/api/mocks';
import type { CalendarEventRow } from '@servery/api/template';
import { makeEvents, usual } from './events.ts';

const sizes = { usual, none: 0, many: 1_000 };

/** The events of one visitor. */
export const book = keep<{ events: CalendarEventRow[] }>('calendar', (amount) => ({
  events: makeEvents(sizes[amount], Date.now()),
}));

/** Where an event stands, or a refusal. */
export function placeOf(events: readonly CalendarEventRow[], id: number): number {
  const index = events.findIndex((event) => event.id === id);
  if (index === -1) throw new Problem('notFound');
  return index;
}

/** A number that no event has. */
export const nextId = (events: readonly CalendarEventRow[]): number =>
  Math.max(0, ...events.map(({ id }) => id)) + 1;
