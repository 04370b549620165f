import { getPush, subscribePush } from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Starts or ends push messages to this device, as the host keeps it. */
export const useSubscribePush = () =>
  useAction(subscribePush, {
    fills: (answer) => [{ to: getPush, data: () => answer }],
  });
