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
import type { Stage } from './Stage.ts';

/** What a step of somebody starts from. */
export const on = ({ id, version }: QueueEntry) => ({ entry_id: id, version });

/** What the contract of the queues does all the time; each line that it makes has a name of its own. */
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
  /** Everybody who is in a queue goes, so that nobody is before others at the tables. */
  const alone = async () => {
    const { entries } = await stage.as('merchant', getMerchantQueue, { body: {} });
    for (const entry of entries)
      if (entry.status === 'arrived') await serve(entry);
      else if (entry.status === 'waiting' || entry.status === 'called')
        await stage.as('merchant', removeQueueEntry, { body: { how: 'left', ...on(entry) } });
  };
  return { fresh, add, call, turn, serve, absent, inLine, alone };
}
