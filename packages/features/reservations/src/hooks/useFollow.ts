import type { LiveEvent } from '@servery/api';
import { useLiveRefresh } from '@servery/api/live-updates';

const eventKinds: ReadonlySet<LiveEvent['kind']> = new Set([
  'reservation.changed',
  'reservation.requested',
  'table.changed',
]);

/**
 * Calls `refresh` on every event of a merchant's tables and bookings, while the component is
 * mounted.
 */
export const useFollow = (merchant_id: number | '' | null, refresh: () => void) =>
  useLiveRefresh(merchant_id, eventKinds, refresh);
