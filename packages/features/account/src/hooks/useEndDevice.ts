import { endDevice } from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Signs the person out on another device. */
export const useEndDevice = () => useAction(endDevice);
