import type { LiveEvent } from '@servery/api';
import { useLiveRefresh } from '@servery/api/live-updates';

const eventKinds: ReadonlySet<LiveEvent['kind']> = new Set(['queue.changed']);

/** Calls `refresh` on every change of a merchant's queues while the component is mounted. */
export const useFollow = (merchant_id: number | '' | null, refresh: () => void) =>
  useLiveRefresh(merchant_id, eventKinds, refresh);
