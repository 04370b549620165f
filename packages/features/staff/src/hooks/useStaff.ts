import {
  getStaff,
  getStaffRights,
  listPins,
  listStaff,
  type Input,
  type StaffMember,
} from '@servery/api';
import { useCall } from '@servery/api/swr';
import { useStaffRefresh } from './useStaffRefresh.ts';

/**
 * Returns one page of staff accounts. The staff of one outlet reloads when an account changes, such
 * as when a person sets their password.
 */
export function useStaff(query: Input<typeof listStaff>['query']) {
  const shown = useCall(listStaff, { query }, { keepPreviousData: true });
  useStaffRefresh(query.merchant_id, shown);
  return shown;
}

/** Returns which people of a page have a PIN, undefined until it is known. */
export function usePinHolders(merchant_id: number | '', staff: readonly StaffMember[] = []) {
  const ids = staff.map(({ id }) => id);
  const shown = useCall(listPins, ids.length === 0 ? null : { query: { merchant_id, ids } }, {
    keepPreviousData: true,
  });
  useStaffRefresh(merchant_id, shown);
  return shown.data?.aaData;
}

/** Returns one staff account; null pauses the request. */
export const useStaffMember = (id: number | null) =>
  useCall(getStaff, id === null ? null : { params: { id } });

/** Returns the permissions of a person. They reload when the account changes. */
export function useStaffRights(id: number) {
  const shown = useCall(getStaffRights, { params: { id } });
  useStaffRefresh(shown.data?.merchant.id, shown);
  return shown;
}
