import {
  getMyShift,
  getShift,
  listCashMovements,
  listDrawers,
  listShifts,
  type AnyEndpoint,
} from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Changes a drawer or a shift, then reloads all that shows drawers, shifts and cash. */
export const useDrawerAction = <E extends AnyEndpoint>(to: E) =>
  useAction(to, { refreshes: [listDrawers, listShifts, getMyShift, getShift, listCashMovements] });
