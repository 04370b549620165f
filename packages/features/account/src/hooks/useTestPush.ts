import { getPush, testPush } from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Sends a push message to this device; one whose subscription was over is off afterwards. */
export const useTestPush = () => useAction(testPush, { refreshes: [getPush] });
