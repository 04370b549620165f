import { listDevices } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns the devices on which the person is signed in. */
export const useDevices = () => useCall(listDevices, {});
