import { listKitchenMenus } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns the first dishes on the menu that no zone makes, and the total number. */
export const useUnrouted = (merchant_id: number | '') =>
  useCall(listKitchenMenus, {
    query: { merchant_id, status: 'unrouted', length: 5, order: 'asc' },
  });
