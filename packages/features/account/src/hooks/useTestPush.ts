import { getPush, testPush } from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Sends a push message to this device; push is turned off if its subscription has expired. */
export const useTestPush = () => useAction(testPush, { refreshes: [getPush] });
