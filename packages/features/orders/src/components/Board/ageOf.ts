import type { OrderRow } from '@servery/api';

/** How an order stands against the time it was promised. */
export type AgeTone = 'calm' | 'warning' | 'danger' | 'over';

/** Minutes that guests and staff allow where the merchant has not said. */
const patience = { accept: 5, prepare: 20, collect: 20, settle: 30 };

type Facts = Pick<OrderRow, 'status' | 'placed_at' | 'promised_at' | 'status_at'>;

/** From when an order's age counts now, and how many minutes it may take; no limit once it is over. */
export function waitOf(
  { status, placed_at, promised_at, status_at }: Facts,
  acceptMinutes = patience.accept,
): { since: string; limit: number | null } {
  switch (status) {
    case 'new':
      return { since: placed_at, limit: acceptMinutes };
    case 'accepted':
    case 'preparing': {
      const promised = promised_at ? (Date.parse(promised_at) - Date.parse(placed_at)) / 60_000 : 0;
      return { since: placed_at, limit: Math.round(promised) || patience.prepare };
    }
    case 'ready':
      return { since: status_at, limit: patience.collect };
    case 'served':
    case 'dispatched':
      return { since: status_at, limit: patience.settle };
    case 'draft':
    case 'completed':
    case 'cancelled':
    case 'voided':
    case 'merged':
      return { since: status_at, limit: null };
  }
}

/** Calm until seven tenths of the limit are gone, in danger from the limit on. */
export function toneOf(minutes: number, limit: number | null): AgeTone {
  if (limit === null) return 'over';
  if (minutes >= limit) return 'danger';
  return minutes >= limit * 0.7 ? 'warning' : 'calm';
}
