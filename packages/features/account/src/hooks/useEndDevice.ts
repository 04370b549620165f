import { endDevice } from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Signs one out on another device. */
export const useEndDevice = () => useAction(endDevice);
