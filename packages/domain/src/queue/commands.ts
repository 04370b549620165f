import {
  addQueueEntry,
  callQueueEntry,
  changeQueueEntry,
  createQueue,
  deleteQueue,
  editQueue,
  joinQueue,
  leaveQueue,
  removeQueueEntry,
  serveDirectQueue,
  serveNext,
  serveQueue,
  swapQueueEntry,
  type QueueEntry,
} from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import { change } from '../commands/Store.ts';
import type { Unit } from '../commands/Unit.ts';
import { tableOf } from '../tables/rows.ts';
import * as rules from './index.ts';
import type { QueueBook, QueueChange } from './record.ts';
import type { EntryWish } from './steps.ts';
import type { QueueContext } from './store.ts';

type Decide = (book: QueueBook, act: QueueContext) => QueueChange | Promise<QueueChange>;

async function changeQueue(unit: Unit, merchant_id: number, action: string, decide: Decide) {
  const { book, id } = await change(unit.queues, merchant_id, action, decide);
  return rules.showQueue(book, id, unit.now);
}

async function changeEntry(
  unit: Unit,
  merchant_id: number,
  action: string,
  decide: Decide,
): Promise<QueueEntry> {
  const { book, id } = await change(unit.queues, merchant_id, action, decide);
  return rules.showEntry(book, id, unit.now);
}

const queues = [
  command(createQueue, async ({ body: { merchant_id, ...wish } }, unit) =>
    changeQueue(unit, await unit.merchant(merchant_id), 'create', (book, act) =>
      rules.createQueue(book, wish, act),
    ),
  ),
  command(editQueue, async ({ params: { id }, body }, unit) =>
    changeQueue(unit, await unit.queues.merchantWith('queues', id), 'edit', (book, act) =>
      rules.editQueue(book, id, body, act),
    ),
  ),
  command(deleteQueue, async ({ params: { id }, body }, unit) => {
    const merchant_id = await unit.queues.merchantWith('queues', id);
    await change(unit.queues, merchant_id, 'delete', (book, act) =>
      rules.deleteQueue(book, id, body, act),
    );
    return { id };
  }),
];

/** Takes one step of somebody in a queue. */
const step = async (unit: Unit, entry_id: number, action: string, decide: Decide) =>
  changeEntry(unit, await unit.queues.merchantWith('entries', entry_id), action, decide);

/** Serves somebody and seats them at a table, both or neither. */
async function serveAtTable(unit: Unit, table: { id: number; version: number }, wish: EntryWish) {
  const merchant_id = await unit.queues.merchantWith('entries', wish.entry_id);
  const { state: floor, context: act } = await unit.floors.lock({ merchant_id });
  const { id, name } = tableOf(floor, table.id);
  const { state: book, context } = await unit.queues.lock(merchant_id);
  const served = rules.serveEntry(book, { ...wish, seated: { id, name } }, context);
  const seated = rules.seatParty(floor, table, rules.entryOf(served.book, served.id), act);
  await unit.queues.save(book, served, 'serve');
  await unit.floors.save(floor, seated);
  return rules.showEntry(served.book, served.id, unit.now);
}

/** Undoes the last step of somebody, and frees the table that they were just given. */
async function undo(unit: Unit, wish: EntryWish) {
  const merchant_id = await unit.queues.merchantWith('entries', wish.entry_id);
  const { state: floor, context: act } = await unit.floors.lock({ merchant_id });
  const { state: book, context } = await unit.queues.lock(merchant_id);
  const { seated } = rules.entryOf(book, wish.entry_id);
  const undone = rules.undoEntry(book, wish, context);
  const freed = seated ? rules.unseatParty(floor, seated.id, act) : null;
  await unit.queues.save(book, undone, 'undo');
  if (freed) await unit.floors.save(floor, freed);
  return rules.showEntry(undone.book, undone.id, unit.now);
}

const changes = { arrive: rules.arriveEntry, rejoin: rules.rejoinEntry } as const;

const entries = [
  command(addQueueEntry, async ({ body: { queue_id, ...wish } }, unit) =>
    changeEntry(unit, await unit.queues.merchantWith('queues', queue_id), 'join', (book, act) =>
      rules.joinQueue(book, queue_id, wish, { is_guest: false }, act),
    ),
  ),
  command(callQueueEntry, ({ body }, unit) =>
    step(unit, body.entry_id, 'call', (book, act) => rules.callEntry(book, body, act)),
  ),
  command(removeQueueEntry, ({ body }, unit) =>
    step(unit, body.entry_id, body.how, (book, act) => rules.removeEntry(book, body, act)),
  ),
  command(swapQueueEntry, async ({ body }, unit) => {
    const merchant_id = await unit.queues.merchantWith('entries', body.entry_id);
    const { book, ids } = await change(unit.queues, merchant_id, 'swap', (before, act) =>
      rules.swapEntries(before, body, act),
    );
    return { entries: ids.map((id) => rules.showEntry(book, id, unit.now)) };
  }),
  command(serveNext, async ({ body }, unit) => {
    const merchant_id = await unit.queues.merchantWith('queues', body.queue_id);
    return changeEntry(unit, merchant_id, 'serve next', async (book, act) =>
      rules.serveNext(book, body, act, await unit.queues.claimNext(book, body, act)),
    );
  }),
  command(serveDirectQueue, ({ body }, unit) =>
    step(unit, body.entry_id, 'serve direct', (book, act) => rules.serveDirect(book, body, act)),
  ),
  command(serveQueue, ({ body: { table, ...wish } }, unit) =>
    table
      ? serveAtTable(unit, table, wish)
      : step(unit, wish.entry_id, 'serve', (book, act) => rules.serveEntry(book, wish, act)),
  ),
  command(changeQueueEntry, ({ params: { id: entry_id }, body: { action, version } }, unit) => {
    const wish = { entry_id, version };
    return action === 'undo'
      ? undo(unit, wish)
      : step(unit, entry_id, action, (book, act) => changes[action](book, wish, act));
  }),
];

const guests = [
  command(joinQueue, async ({ body: { token, ...wish } }, unit) => {
    const { merchant_id, id: queue_id } = await unit.queues.findByToken('queues', token);
    unit.actAsGuest(merchant_id);
    const { state, context } = await unit.queues.lock(merchant_id);
    const { business_date, limits, shop } = context;
    unit.quota.require('join', merchant_id, business_date, limits.max_joins_per_address);
    const made = rules.joinQueue(state, queue_id, wish, { is_guest: true }, context);
    unit.quota.count('join', merchant_id, business_date);
    await unit.queues.save(state, made, 'join');
    return rules.showTicket(made.book, rules.entryOf(made.book, made.id), shop, unit.now);
  }),
  command(leaveQueue, async ({ body: { token } }, unit) => {
    const { merchant_id, id } = await unit.queues.findByToken('entries', token);
    unit.actAsGuest(merchant_id);
    const { state, context } = await unit.queues.lock(merchant_id);
    const { book } = rules.leaveQueue(state, rules.entryOf(state, id), context);
    await unit.queues.save(state, { book }, 'left');
    return rules.showTicket(book, rules.entryOf(book, id), context.shop, unit.now);
  }),
];

/** Every write of queues: the queues, those in them, and what guests do themselves. */
export const queueCommands: readonly Command[] = [...queues, ...entries, ...guests];
