import {
  getMerchantQueue,
  listQueueEntries,
  listQueues,
  listTables,
  type AnyEndpoint,
} from '@servery/api';
import { useAction } from '@servery/api/swr';

/** A write of queues: whatever shows them is asked anew. */
export const useQueueAction = <E extends AnyEndpoint>(to: E) =>
  useAction(to, { refreshes: [getMerchantQueue, listQueues, listQueueEntries, listTables] });
