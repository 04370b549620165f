import { displayMenu, type OrderMethod } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** The merchant, order method, table and time for which a menu is shown. */
export interface Looked {
  merchant_id: number | '';
  method: OrderMethod;
  table_id: number | '';
  /** The time, in the merchant's zone; null for now. */
  at: string | null;
}

/** Returns the menu as guests see it; keeps the previous one while the next loads. */
export const useDisplayedMenu = ({ at, ...looked }: Looked) =>
  useCall(
    displayMenu,
    { query: { ...looked, ...(at !== null && { at }) } },
    { keepPreviousData: true },
  );
