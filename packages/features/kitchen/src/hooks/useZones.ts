import { listKitchenZones } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns all zones of a merchant's kitchen, by name; `''` is the caller's own merchant. */
export const useZones = (merchant_id: number | '') =>
  useCall(
    listKitchenZones,
    { query: { merchant_id, length: 100, order: 'asc' } },
    { keepPreviousData: true },
  );
