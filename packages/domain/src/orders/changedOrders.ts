import type { EventSubject } from '@servery/api';

/** Returns the ids of the orders that are subjects of events, each once. */
export const changedOrders = (events: readonly { subject: EventSubject }[]): number[] => [
  ...new Set(events.flatMap(({ subject: { kind, id } }) => (kind === 'order' ? [id] : []))),
];
