import { listKitchenZones } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** All zones of a merchant's kitchen, by name; `''` is one's own. */
export const useZones = (merchant_id: number | '') =>
  useCall(
    listKitchenZones,
    { query: { merchant_id, length: 100, order: 'asc' } },
    { keepPreviousData: true },
  );
