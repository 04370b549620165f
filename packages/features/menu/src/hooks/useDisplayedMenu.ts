import { displayMenu, type OrderMethod } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** The moment, the way and the place that a menu is looked at for. */
export interface Looked {
  merchant_id: number | '';
  method: OrderMethod;
  table_id: number | '';
  /** Another moment than now, in the merchant's zone. */
  at: string | null;
}

/** The menu as guests see it; the one before stays while the next comes. */
export const useDisplayedMenu = ({ at, ...looked }: Looked) =>
  useCall(
    displayMenu,
    { query: { ...looked, ...(at !== null && { at }) } },
    { keepPreviousData: true },
  );
