import {
  addQueueEntry,
  callQueueEntry,
  changeQueueEntry,
  createQueue,
  deleteQueue,
  displayQueue,
  editQueue,
  getMerchantQueue,
  getQueuePlace,
  joinQueue,
  leaveQueue,
  listQueueEntries,
  listQueues,
  removeQueueEntry,
  serveDirectQueue,
  serveNext,
  serveQueue,
  swapQueueEntry,
} from '@servery/api';
import type { Aim, Aimed, Entry } from './entries.ts';

const old = 999;
const reason = 'The matrix';
const queueOf = ({ merchant_id }: Aim) => merchant_id * 10_000 + 8_003;
/** Returns the last entry of the first queue, with a version that it doesn't have. */
const waitingAt = ({ merchant_id }: Aim) => ({
  entry_id: (merchant_id * 10_000 + 8_000) * 100 + 16,
  version: old,
});

/** All uses of the queue endpoints. */
export const queueMatrix = (merchant: Aimed, nothing: Aimed): Entry[] => [
  merchant(listQueues, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(getMerchantQueue, ({ merchant_id }) => ({ body: { merchant_id } })),
  merchant(listQueueEntries, ({ merchant_id }) => ({ body: { merchant_id } })),
  merchant(createQueue, ({ merchant_id }) => ({ body: { merchant_id, name: 'Terrace' } }), {
    done: 'invalid',
  }),
  merchant(
    editQueue,
    (aim) => ({
      params: { id: queueOf(aim) },
      body: { version: old, name: 'Terrace', state: 'open' as const },
    }),
    { done: 'conflict' },
  ),
  merchant(deleteQueue, (aim) => ({ params: { id: queueOf(aim) }, body: { version: old } }), {
    done: 'conflict',
  }),
  // Nobody is waiting for the terrace, which is closed.
  merchant(addQueueEntry, (aim) => ({ body: { queue_id: queueOf(aim), party: 2 } }), {
    done: 'notAllowedNow',
  }),
  merchant(serveNext, (aim) => ({ body: { queue_id: queueOf(aim), seats: 2 } }), {
    done: 'notAllowedNow',
  }),
  merchant(callQueueEntry, (aim) => ({ body: waitingAt(aim) }), { done: 'conflict' }),
  merchant(serveQueue, (aim) => ({ body: waitingAt(aim) }), { done: 'conflict' }),
  merchant(serveDirectQueue, (aim) => ({ body: { ...waitingAt(aim), reason } }), {
    done: 'conflict',
  }),
  merchant(removeQueueEntry, (aim) => ({ body: { ...waitingAt(aim), how: 'left' as const } }), {
    done: 'conflict',
  }),
  merchant(
    swapQueueEntry,
    (aim) => {
      const { entry_id, version } = waitingAt(aim);
      return { body: { entry_id, version, other_id: entry_id, other_version: version } };
    },
    { done: 'conflict' },
  ),
  merchant(
    changeQueueEntry,
    (aim) => ({
      params: { id: waitingAt(aim).entry_id },
      body: { version: old, action: 'arrive' as const },
    }),
    { done: 'conflict' },
  ),
  nothing(displayQueue, () => ({ query: { token: 'unknown' } }), { always: 'notFound' }),
  nothing(getQueuePlace, () => ({ query: { token: 'unknown' } }), { always: 'notFound' }),
  nothing(joinQueue, () => ({ body: { token: 'unknown', party: 2 } }), { always: 'notFound' }),
  nothing(leaveQueue, () => ({ body: { token: 'unknown' } }), { always: 'notFound' }),
];
