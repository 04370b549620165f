import type { OrderRow } from '@servery/api';

/** An order's age relative to its promised time; `over` for finished orders. */
export type AgeTone = 'calm' | 'warning' | 'danger' | 'over';

/** Default limits in minutes for merchants that set none. */
const patience = { accept: 5, prepare: 20, collect: 20, settle: 30 };

type Facts = Pick<OrderRow, 'status' | 'placed_at' | 'promised_at' | 'status_at'>;

/**
 * Returns when an order's current wait began and its limit in minutes; the limit is null once the
 * order is finished.
 */
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

/** Returns the tone of an age: `warning` from 70 % of the limit, `danger` from the limit on. */
export function toneOf(minutes: number, limit: number | null): AgeTone {
  if (limit === null) return 'over';
  if (minutes >= limit) return 'danger';
  return minutes >= limit * 0.7 ? 'warning' : 'calm';
}
