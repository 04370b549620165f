import { listKitchenMenus } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** The first dishes on the menu that no zone makes, and how many there are. */
export const useUnrouted = (merchant_id: number | '') =>
  useCall(listKitchenMenus, {
    query: { merchant_id, status: 'unrouted', length: 5, order: 'asc' },
  });
