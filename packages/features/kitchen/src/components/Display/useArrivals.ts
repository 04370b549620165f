import type { KitchenTicket } from '@servery/api';
import { useState } from 'react';

interface Seen {
  ids: ReadonlySet<number>;
  /** How many have come since the display was opened. */
  count: number;
  /** Those that came last. */
  latest: readonly KitchenTicket[];
}

/** Which tickets are new since the display was opened, and how many have come in all; another zone's are not new. */
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
