import { getMyShift, getShift, listCashMovements, listDrawers, listShifts } from '@servery/api';

/** The endpoints that show drawers, shifts and cash. */
export const drawerReads = [listDrawers, listShifts, getMyShift, getShift, listCashMovements];
