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
  type Named,
  type QueueEntry,
} from '@servery/api';
import { addressQuota } from '../commands/addressQuota.ts';
import { command, type Command } from '../commands/command.ts';
import { change } from '../commands/Store.ts';
import type { Unit } from '../commands/Unit.ts';
import { tableOf } from '../tables/rows.ts';
import * as rules from './index.ts';
import type { QueueBook, QueueChange } from './record.ts';
import type { QueueEntryInput } from './steps.ts';
import type { QueueShopContext } from './store.ts';

type Decide = (book: QueueBook, context: QueueShopContext) => QueueChange | Promise<QueueChange>;

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
  command(createQueue, async ({ body: { merchant_id, ...input } }, unit) =>
    changeQueue(unit, await unit.merchant(merchant_id), 'create', (book, context) =>
      rules.createQueue(book, input, context),
    ),
  ),
  command(editQueue, async ({ params: { id }, body }, unit) =>
    changeQueue(unit, await unit.queues.merchantWith('queues', id), 'edit', (book, context) =>
      rules.editQueue(book, id, body, context),
    ),
  ),
  command(deleteQueue, async ({ params: { id }, body }, unit) => {
    const merchant_id = await unit.queues.merchantWith('queues', id);
    await change(unit.queues, merchant_id, 'delete', (book, context) =>
      rules.deleteQueue(book, id, body, context),
    );
    return { id };
  }),
];

/** Takes one step of a queue entry. */
const step = async (unit: Unit, entry_id: number, action: string, decide: Decide) =>
  changeEntry(unit, await unit.queues.merchantWith('entries', entry_id), action, decide);

type DecideSeated = (
  book: QueueBook,
  seated: Named,
  context: QueueShopContext,
) => ReturnType<Decide>;

/** Serves a party and seats it at a table, both or neither. */
async function serveAtTable(
  unit: Unit,
  merchant_id: number,
  table: { id: number; version: number },
  action: string,
  decide: DecideSeated,
) {
  const { state: floor, context: floorContext } = await unit.floors.lock({ merchant_id });
  const { id, name } = tableOf(floor, table.id);
  const { state: book, context } = await unit.queues.lock(merchant_id);
  const served = await decide(book, { id, name }, context);
  const seated = rules.seatParty(floor, table, rules.entryOf(served.book, served.id), floorContext);
  await unit.queues.save(book, served, action);
  await unit.floors.save(floor, seated);
  return rules.showEntry(served.book, served.id, unit.now);
}

/** Undoes the last step of a queue entry, and frees its table if it was just seated. */
async function undo(unit: Unit, input: QueueEntryInput) {
  const merchant_id = await unit.queues.merchantWith('entries', input.entry_id);
  const { state: floor, context: floorContext } = await unit.floors.lock({ merchant_id });
  const { state: book, context } = await unit.queues.lock(merchant_id);
  const { seated } = rules.entryOf(book, input.entry_id);
  const undone = rules.undoEntry(book, input, context);
  const freed = seated ? rules.unseatParty(floor, seated.id, floorContext) : null;
  await unit.queues.save(book, undone, 'undo');
  if (freed) await unit.floors.save(floor, freed);
  return rules.showEntry(undone.book, undone.id, unit.now);
}

const changes = { arrive: rules.arriveEntry, rejoin: rules.rejoinEntry } as const;

const entries = [
  command(addQueueEntry, async ({ body: { queue_id, ...input } }, unit) =>
    changeEntry(unit, await unit.queues.merchantWith('queues', queue_id), 'join', (book, context) =>
      rules.joinQueue(book, queue_id, input, { is_guest: false }, context),
    ),
  ),
  command(callQueueEntry, ({ body }, unit) =>
    step(unit, body.entry_id, 'call', (book, context) => rules.callEntry(book, body, context)),
  ),
  command(removeQueueEntry, ({ body }, unit) =>
    step(unit, body.entry_id, body.how, (book, context) => rules.removeEntry(book, body, context)),
  ),
  command(swapQueueEntry, async ({ body }, unit) => {
    const merchant_id = await unit.queues.merchantWith('entries', body.entry_id);
    const { book, ids } = await change(unit.queues, merchant_id, 'swap', (before, context) =>
      rules.swapEntries(before, body, context),
    );
    return { entries: ids.map((id) => rules.showEntry(book, id, unit.now)) };
  }),
  command(serveNext, async ({ body }, unit) => {
    const { table, ...input } = body;
    const merchant_id = await unit.queues.merchantWith('queues', input.queue_id);
    const decide = async (book: QueueBook, seated: Named | null, context: QueueShopContext) =>
      rules.serveNext(
        book,
        { ...input, seated },
        context,
        await unit.queues.claimNext(book, input, context),
      );
    return table
      ? serveAtTable(unit, merchant_id, table, 'serve next', decide)
      : changeEntry(unit, merchant_id, 'serve next', (book, context) =>
          decide(book, null, context),
        );
  }),
  command(serveDirectQueue, ({ body }, unit) =>
    step(unit, body.entry_id, 'serve direct', (book, context) =>
      rules.serveDirect(book, body, context),
    ),
  ),
  command(serveQueue, async ({ body: { table, ...input } }, unit) => {
    const merchant_id = await unit.queues.merchantWith('entries', input.entry_id);
    const decide = (book: QueueBook, seated: Named | null, context: QueueShopContext) =>
      rules.serveEntry(book, { ...input, seated }, context);
    return table
      ? serveAtTable(unit, merchant_id, table, 'serve', decide)
      : changeEntry(unit, merchant_id, 'serve', (book, context) => decide(book, null, context));
  }),
  command(changeQueueEntry, ({ params: { id: entry_id }, body: { action, version } }, unit) => {
    const input = { entry_id, version };
    return action === 'undo'
      ? undo(unit, input)
      : step(unit, entry_id, action, (book, context) => changes[action](book, input, context));
  }),
];

const guests = [
  command(joinQueue, async ({ body: { token, ...input } }, unit) => {
    const { merchant_id, id: queue_id } = await unit.queues.findByToken('queues', token);
    unit.guestContext(merchant_id);
    const quota = await addressQuota(unit, 'join', merchant_id);
    await quota.require();
    const { state, context } = await unit.queues.lock(merchant_id);
    await quota.require();
    const made = rules.joinQueue(state, queue_id, input, { is_guest: true }, context);
    await quota.count();
    await unit.queues.save(state, made, 'join');
    return rules.showTicket(made.book, rules.entryOf(made.book, made.id), context.shop, unit.now);
  }),
  command(leaveQueue, async ({ body: { token } }, unit) => {
    const { merchant_id, id } = await unit.queues.findByToken('entries', token);
    unit.guestContext(merchant_id);
    const { state, context } = await unit.queues.lock(merchant_id);
    const { book } = rules.leaveQueue(state, rules.entryOf(state, id), context);
    await unit.queues.save(state, { book }, 'left');
    return rules.showTicket(book, rules.entryOf(book, id), context.shop, unit.now);
  }),
];

/** The queue writes: queues, entries, and actions of guests. */
export const queueCommands: readonly Command[] = [...queues, ...entries, ...guests];
