import { getMyShift, getShift, listCashMovements, listDrawers, listShifts } from '@servery/api';
import { useCall } from '@servery/api/swr';

type MerchantId = number | '';
const keep = { keepPreviousData: true };

/** Returns all drawers of a merchant, the oldest first; '' is the caller's own merchant. */
export const useDrawers = (merchant_id: MerchantId) =>
  useCall(listDrawers, { query: { merchant_id, length: 100, order: 'asc' } }, keep);

/** Returns the caller's shift that isn't closed. */
export const useMyShift = (merchant_id: MerchantId) =>
  useCall(getMyShift, { query: { merchant_id } });

/** The number of shifts on a page. */
export const pageLength = 20;

/** Returns a page of shifts, the latest first. */
export const useShifts = (
  merchant_id: MerchantId,
  {
    search,
    page,
    state,
  }: { search: string; page: number; state: '' | 'open' | 'counting' | 'closed' },
) =>
  useCall(
    listShifts,
    { query: { merchant_id, search, state, start: (page - 1) * pageLength, length: pageLength } },
    keep,
  );

/** Returns a shift with its report; null pauses the request. */
export const useShift = (id: number | null) =>
  useCall(getShift, id === null ? null : { params: { id } });

/** Returns the latest movements of a shift. */
export const useMovements = (shift_id: number) =>
  useCall(listCashMovements, { query: { shift_id, length: 100 } }, keep);

/** Returns the latest cash that was in no drawer. */
export const useLooseCash = (merchant_id: MerchantId) =>
  useCall(listCashMovements, { query: { merchant_id, place: 'none', length: 20 } }, keep);
