import {
  addQueueEntry,
  callQueueEntry,
  changeQueueEntry,
  createQueue,
  getMerchantQueue,
  removeQueueEntry,
  serveQueue,
  type QueueEntry,
} from '@servery/api';
import type { Stage } from '../Stage.ts';

/** Returns the fields with which a step refers to a queue entry. */
export const on = ({ id, version }: QueueEntry) => ({ entry_id: id, version });

/**
 * Returns common actions of the queue contract. Each queue that it creates has its own name and
 * prefix.
 */
export function lineOf(stage: Stage, initial: string) {
  let letter = 0;
  const fresh = async () => {
    const at = letter++;
    const prefix = `${initial}${String.fromCharCode(65 + at)}`;
    const body = { name: `Line ${initial}${at}`, prefix };
    return { ...(await stage.as('merchant', createQueue, { body })), prefix };
  };
  const add = (queue_id: number, party: number, more: { name?: string; phone?: string } = {}) =>
    stage.as('cashier', addQueueEntry, { body: { queue_id, party, ...more } });
  const call = (entry: QueueEntry) => stage.as('merchant', callQueueEntry, { body: on(entry) });
  const turn = (entry: QueueEntry, action: 'arrive' | 'rejoin' | 'undo') =>
    stage.as('merchant', changeQueueEntry, {
      params: { id: entry.id },
      body: { version: entry.version, action },
    });
  const serve = (entry: QueueEntry) => stage.as('merchant', serveQueue, { body: on(entry) });
  const absent = (entry: QueueEntry) =>
    stage.as('merchant', removeQueueEntry, { body: { how: 'no_show', ...on(entry) } });
  const inLine = async (queue_id: number) =>
    (await stage.as('merchant', getMerchantQueue, { body: {} })).entries.filter(
      (one) => one.queue_id === queue_id,
    );
  /** Removes all parties from all queues, so that none has priority for tables. */
  const alone = async () => {
    const { entries } = await stage.as('merchant', getMerchantQueue, { body: {} });
    for (const entry of entries)
      if (entry.status === 'arrived') await serve(entry);
      else if (entry.status === 'waiting' || entry.status === 'called')
        await stage.as('merchant', removeQueueEntry, { body: { how: 'left', ...on(entry) } });
  };
  return { fresh, add, call, turn, serve, absent, inLine, alone };
}
