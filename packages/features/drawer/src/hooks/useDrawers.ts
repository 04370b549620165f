import {
  getMyShift,
  getShift,
  listCashMovements,
  listDrawers,
  listShifts,
  type Input,
} from '@servery/api';
import { useCall } from '@servery/api/swr';

type MerchantId = number | '';
const keep = { keepPreviousData: true };

/** Returns all drawers of a merchant, the oldest first; '' is the caller's own merchant. */
export const useDrawers = (merchant_id: MerchantId) =>
  useCall(listDrawers, { query: { merchant_id, length: 100, order: 'asc' } }, keep);

/** Returns the caller's shift that isn't closed. */
export const useMyShift = (merchant_id: MerchantId) =>
  useCall(getMyShift, { query: { merchant_id } });

/** Returns a page of shifts, the latest first. */
export const useShifts = (query: Input<typeof listShifts>['query']) =>
  useCall(listShifts, { query }, keep);

/** Returns a shift with its report. */
export const useShift = (id: number) => useCall(getShift, { params: { id } });

/** Returns the latest movements of a shift. */
export const useMovements = (shift_id: number) =>
  useCall(listCashMovements, { query: { shift_id, length: 100 } }, keep);
