import { getStaff, getStaffRights, listStaff, type Input, type LiveEvent } from '@servery/api';
import { useLiveRefresh } from '@servery/api/live-updates';
import { useCall } from '@servery/api/swr';
import { useManager } from './useManager.ts';

const kinds: ReadonlySet<LiveEvent['kind']> = new Set(['staff.changed']);

/**
 * Returns one page of staff accounts. The staff of one outlet reloads when an account changes, such
 * as when a person sets their password.
 */
export function useStaff(query: Input<typeof listStaff>['query']) {
  const { outlets } = useManager();
  const shown = useCall(listStaff, { query }, { keepPreviousData: true });
  const merchant_id = Number(query.merchant_id) || (outlets.length === 1 ? ('' as const) : null);
  useLiveRefresh(shown.data ? merchant_id : null, kinds, () => void shown.mutate());
  return shown;
}

/** Returns one staff account; null pauses the request. */
export const useStaffMember = (id: number | null) =>
  useCall(getStaff, id === null ? null : { params: { id } });

/** Returns the permissions of a person. They reload when the account changes. */
export function useStaffRights(id: number) {
  const shown = useCall(getStaffRights, { params: { id } });
  useLiveRefresh(shown.data?.merchant.id ?? null, kinds, () => void shown.mutate());
  return shown;
}
