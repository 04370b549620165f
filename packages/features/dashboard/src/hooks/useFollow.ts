import type { LiveEvent } from '@servery/api';
import { useLiveRefresh } from '@servery/api/live-updates';

const kinds: ReadonlySet<LiveEvent['kind']> = new Set([
  'order.placed',
  'order.changed',
  'queue.changed',
  'reservation.changed',
  'reservation.requested',
  'print.changed',
  'menu.changed',
  'merchant.changed',
]);

/** Calls `onChange` after each event of an outlet that changes its dashboard. */
export const useFollow = (merchant_id: number | '' | null, onChange: () => void): void =>
  useLiveRefresh(merchant_id, kinds, onChange);
