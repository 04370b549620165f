import { getStaff, listStaff, type Input } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns one page of staff accounts. */
export const useStaff = (query: Input<typeof listStaff>['query']) =>
  useCall(listStaff, { query }, { keepPreviousData: true });

/** Returns one staff account; null pauses the request. */
export const useStaffMember = (id: number | null) =>
  useCall(getStaff, id === null ? null : { params: { id } });
