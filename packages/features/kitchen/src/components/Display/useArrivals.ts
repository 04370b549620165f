import type { KitchenTicket } from '@servery/api';
import { useState } from 'react';

interface Seen {
  ids: ReadonlySet<number>;
  /** The number of tickets that have arrived since the display was opened. */
  count: number;
  /** The tickets of the last arrival. */
  latest: readonly KitchenTicket[];
}

/**
 * Returns the number of tickets that have arrived since the display was opened, and the latest
 * ones. Changing the zone counts none.
 */
export function useArrivals(tickets: readonly KitchenTicket[] | undefined, zone: number | '') {
  const [seen, setSeen] = useState<(Seen & { zone: number | '' }) | null>(null);
  if (!tickets) return { count: 0, latest: [] };
  const isFirst = !seen || seen.zone !== zone;
  const fresh = isFirst ? [] : tickets.filter(({ id }) => !seen.ids.has(id));
  if (isFirst || fresh.length > 0) {
    const ids = new Set([...(isFirst ? [] : seen.ids), ...tickets.map(({ id }) => id)]);
    const next = { ids, zone, count: (seen?.count ?? 0) + fresh.length, latest: fresh };
    setSeen(next);
    return next;
  }
  return seen;
}
