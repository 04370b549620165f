import type { LiveEvent } from '@servery/api';
import { useLiveRefresh } from '@servery/api/live-updates';
import { useManager } from './useManager.ts';

const kinds: ReadonlySet<LiveEvent['kind']> = new Set(['staff.changed']);

/**
 * Reloads a list of the people of an outlet when one of them changes. A list of several outlets
 * isn't reloaded.
 */
export function useStaffRefresh(
  merchant_id: number | string | undefined,
  { data, mutate }: { data: unknown; mutate: () => unknown },
): void {
  const { outlets } = useManager();
  const live = Number(merchant_id) || (outlets.length === 1 ? '' : null);
  useLiveRefresh(data ? live : null, kinds, () => void mutate());
}
