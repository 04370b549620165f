import type { LiveEvent } from '@servery/api';
import { useLiveRefresh } from '@servery/api/live-updates';

/** The live events that change the state of tables. */
const eventKinds: ReadonlySet<LiveEvent['kind']> = new Set([
  'order.placed',
  'order.changed',
  'table.asked',
  'table.changed',
]);

/** Calls `refresh` on every change at a merchant's tables while the component is mounted. */
export const useFollow = (merchant_id: number | '' | null, refresh: () => void) =>
  useLiveRefresh(merchant_id, eventKinds, refresh);
