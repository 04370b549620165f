import { listDevices } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Where one is signed in. */
export const useDevices = () => useCall(listDevices, {});
