import { listAttendance, listMyAttendance, type AnyEndpoint, type Input } from '@servery/api';
import { useAction, useCall } from '@servery/api/swr';
import { useUser } from '@servery/api/user';
import { useStaffRefresh } from './useStaffRefresh.ts';

type Query = Input<typeof listAttendance>['query'];

/**
 * Returns the hours of a week: of all employees if the reader manages attendance, otherwise of the
 * reader. They reload when someone clocks in or out.
 */
export function useAttendance(query: Query) {
  const { data: user, error } = useUser();
  const canManage = user && user.rights.grants['attendance.manage'] !== 'deny';
  // Without the reader's permissions, the request fails for the same reason, and says so.
  const isManagers = canManage ?? error !== undefined;
  const { merchant_id, week } = query;
  const options = { keepPreviousData: true };
  const all = useCall(listAttendance, isManagers ? { query } : null, options);
  const own = useCall(
    listMyAttendance,
    canManage === false ? { query: { merchant_id, ...(week && { week }) } } : null,
    options,
  );
  const shown = canManage === false ? own : all;
  useStaffRefresh(merchant_id, shown);
  return {
    ...shown,
    canManage: canManage === true,
    canClock: user?.rights.grants['attendance.clock'] === 'allow',
  };
}

/** Changes an entry, then reloads the hours. */
export const useAttendanceAction = <E extends AnyEndpoint>(to: E) =>
  useAction(to, { refreshes: [listAttendance, listMyAttendance] });
