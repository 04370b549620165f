import {
  getStaff,
  getStaffRights,
  listPins,
  listStaff,
  type Input,
  type LiveEvent,
  type StaffMember,
} from '@servery/api';
import { useLiveRefresh } from '@servery/api/live-updates';
import { useCall } from '@servery/api/swr';
import { useManager } from './useManager.ts';

const kinds: ReadonlySet<LiveEvent['kind']> = new Set(['staff.changed']);

/**
 * Returns one page of staff accounts. The staff of one outlet reloads when an account changes, such
 * as when a person sets their password.
 */
export function useStaff(query: Input<typeof listStaff>['query']) {
  const shown = useCall(listStaff, { query }, { keepPreviousData: true });
  const merchant_id = useLiveMerchant(query.merchant_id);
  useLiveRefresh(shown.data ? merchant_id : null, kinds, () => void shown.mutate());
  return shown;
}

/** Returns the merchant whose changes reload a list; null if it is of several. */
function useLiveMerchant(merchant_id: number | string | undefined): number | '' | null {
  const { outlets } = useManager();
  return Number(merchant_id) || (outlets.length === 1 ? '' : null);
}

/** Returns which people of a page have a PIN, undefined until it is known. */
export function usePinHolders(merchant_id: number | '', staff: readonly StaffMember[] = []) {
  const ids = staff.map(({ id }) => id);
  const { data, mutate } = useCall(
    listPins,
    ids.length === 0 ? null : { query: { merchant_id, ids } },
    { keepPreviousData: true },
  );
  const live = useLiveMerchant(merchant_id);
  useLiveRefresh(data ? live : null, kinds, () => void mutate());
  return data?.aaData;
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
