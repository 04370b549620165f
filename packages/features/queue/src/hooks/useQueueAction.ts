import {
  getMerchantQueue,
  listQueueEntries,
  listQueues,
  listTables,
  type AnyEndpoint,
} from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Writes to a queue, then reloads all data that shows queues. */
export const useQueueAction = <E extends AnyEndpoint>(to: E) =>
  useAction(to, { refreshes: [getMerchantQueue, listQueues, listQueueEntries, listTables] });
