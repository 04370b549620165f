import { listEmployees, listStaff, type AnyEndpoint, type Input } from '@servery/api';
import { useAction, useCall } from '@servery/api/swr';
import { useStaffRefresh } from './useStaffRefresh.ts';

/** Returns one page of employees. Those of one outlet reload when one of them changes. */
export function useEmployees(query: Input<typeof listEmployees>['query']) {
  const shown = useCall(listEmployees, { query }, { keepPreviousData: true });
  useStaffRefresh(query.merchant_id, shown);
  return shown;
}

/** Changes an employee, then reloads the list. */
export const useEmployeeAction = <E extends AnyEndpoint>(to: E) =>
  useAction(to, { refreshes: [listEmployees] });

/** Returns the staff accounts of an outlet, up to as many as one response has. */
export const useAccounts = (merchant_id: number | '') =>
  useCall(listStaff, { query: { merchant_id, order: 'asc', length: 100 } }).data?.aaData ?? [];
