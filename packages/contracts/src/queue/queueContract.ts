import * as calls from '@servery/api';
import { nameOf } from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import type { ContractHost } from '../host.ts';
import { queueAccessCases } from './queueAccessCases.ts';
import { queueEntries } from './queueEntries.ts';
import { queueGuests } from './queueGuests.ts';
import { queueGroups } from './queueGroups.ts';
import { queueNight } from './queueNight.ts';
import { queueSteps } from './queueSteps.ts';
import { Stage } from '../Stage.ts';

/** The endpoints covered by the queue contract, as `GET /path`. */
export const queueEndpoints: ReadonlySet<string> = new Set(
  [
    calls.addQueueEntry,
    calls.callQueueEntry,
    calls.changeQueueEntry,
    calls.createQueue,
    calls.deleteQueue,
    calls.displayQueue,
    calls.editQueue,
    calls.getMerchantQueue,
    calls.getQueuePlace,
    calls.joinQueue,
    calls.leaveQueue,
    calls.listQueueEntries,
    calls.listQueues,
    calls.removeQueueEntry,
    calls.serveDirectQueue,
    calls.serveNext,
    calls.serveQueue,
    calls.swapQueueEntry,
  ].map(nameOf),
);

/**
 * Registers the tests that any host of the queues must pass. The last one checks that every
 * endpoint was called.
 */
export function queueContract(start: () => Promise<ContractHost> | ContractHost): void {
  const stage = new Stage();
  beforeAll(() => stage.open(start));

  for (const part of [queueGroups, queueEntries, queueSteps, queueGuests, queueNight]) part(stage);

  test('exercises every endpoint', () => {
    expect([...stage.seen].toSorted()).toEqual([...queueEndpoints].toSorted());
  });

  queueAccessCases(stage, queueEndpoints);
}
