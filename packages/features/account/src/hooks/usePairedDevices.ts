import { listPairedDevices } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns the shared devices of a merchant, and polls while the screen is open. */
export const usePairedDevices = (merchant_id: number | '') =>
  useCall(
    listPairedDevices,
    { query: { merchant_id, length: 100, order: 'asc' } },
    { refreshInterval: 5_000 },
  );
