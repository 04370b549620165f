import { getPush, subscribePush } from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Turns push messages to this device on or off at the host. */
export const useSubscribePush = () =>
  useAction(subscribePush, {
    fills: (answer) => [{ to: getPush, data: () => answer }],
  });
