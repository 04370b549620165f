import { getStaff, getStaffRights, listPins, listStaff, type AnyEndpoint } from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Changes a staff account, then reloads the accounts. */
export const useStaffAction = <E extends AnyEndpoint>(to: E) =>
  useAction(to, { refreshes: [listStaff, listPins, getStaff, getStaffRights] });
