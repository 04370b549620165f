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
import { personalAccess } from '@servery/domain/people';
import * as rules from '@servery/domain/queue';
import type { QueueAct, QueueBook, QueueChange } from '@servery/domain/queue';
import { asGuest, changeQueues } from '../queue/change.ts';
import { pageOfEntries, pageOfQueues } from '../queue/lists.ts';
import { loadDay, merchantWith, namedBy } from '../queue/load.ts';
import { serveAtTable, undoStep } from '../queue/seat.ts';
import { onceForAll } from '../publicAnswers.ts';
import { serveNext as popNext } from '../queue/serveNext.ts';
import { read, write } from '../route.ts';
import { known, narrow, oneOf } from '../scope.ts';
import type { Visit } from '../visit.ts';

const scopeFor = async ({ sql, caller }: Visit, merchant_id: number | '') =>
  narrow(caller, await known(sql, caller, merchant_id));

const mine = async ({ sql, caller }: Visit, merchant_id: number | null) =>
  oneOf(caller, await known(sql, caller, merchant_id));

/** One step of somebody: decided, saved and shown. */
async function step(
  visit: Visit,
  did: string,
  entry_id: number,
  decide: (book: QueueBook, act: QueueAct) => QueueChange,
) {
  const at = await merchantWith(visit.sql, visit.caller.scope, 'entries', entry_id);
  const { book, id } = await changeQueues(visit, at, did, decide);
  return rules.showEntry(book, id, visit.now);
}

const holder = ({ sql, caller }: Visit, id: number) =>
  merchantWith(sql, caller.scope, 'queues', id);

const queues = [
  read(listQueues, async ({ query, visit }) => {
    const { sql, now } = visit;
    const { rows, total } = await pageOfQueues(
      sql,
      query,
      await scopeFor(visit, query.merchant_id),
    );
    const ids = [...new Set(rows.map(({ merchant_id }) => merchant_id))];
    const days = await Promise.all(ids.map((id) => loadDay(sql, id, now)));
    const books = new Map(days.map(({ book }) => [book.merchant_id, book]));
    return {
      aaData: rows.map((row) => rules.showQueue(books.get(row.merchant_id)!, row.id, now)),
      total,
    };
  }),
  write(createQueue, async ({ body: { merchant_id, ...wish }, visit }) => {
    const at = await mine(visit, merchant_id);
    const { book, id } = await changeQueues(visit, at, 'create', (it, act) =>
      rules.createQueue(it, wish, act),
    );
    return rules.showQueue(book, id, visit.now);
  }),
  write(editQueue, async ({ params: { id }, body, visit }) => {
    const { book } = await changeQueues(visit, await holder(visit, id), 'edit', (it, act) =>
      rules.editQueue(it, id, body, act),
    );
    return rules.showQueue(book, id, visit.now);
  }),
  write(deleteQueue, async ({ params: { id }, body, visit }) => {
    await changeQueues(visit, await holder(visit, id), 'delete', (it, act) =>
      rules.deleteQueue(it, id, body, act),
    );
    return { id };
  }),
  read(getMerchantQueue, async ({ body, visit }) => {
    const { sql, now } = visit;
    const { book } = await loadDay(sql, await mine(visit, body.merchant_id), now);
    return rules.showBoard(book, now);
  }),
];

const changes = {
  arrive: rules.arriveEntry,
  rejoin: rules.rejoinEntry,
} as const;

const entries = [
  read(listQueueEntries, async ({ body, visit }) =>
    pageOfEntries(
      visit.sql,
      body,
      await scopeFor(visit, body.merchant_id),
      visit.now,
      personalAccess(visit.caller),
    ),
  ),
  write(addQueueEntry, async ({ body: { queue_id, ...wish }, visit }) => {
    const at = await holder(visit, queue_id);
    const { book, id } = await changeQueues(visit, at, 'join', (it, act) =>
      rules.joinQueue(it, queue_id, wish, { is_guest: false }, act),
    );
    return rules.showEntry(book, id, visit.now);
  }),
  write(callQueueEntry, ({ body, visit }) =>
    step(visit, 'call', body.entry_id, (book, act) => rules.callEntry(book, body, act)),
  ),
  write(removeQueueEntry, ({ body, visit }) =>
    step(visit, body.how, body.entry_id, (book, act) => rules.removeEntry(book, body, act)),
  ),
  write(swapQueueEntry, async ({ body, visit }) => {
    const at = await merchantWith(visit.sql, visit.caller.scope, 'entries', body.entry_id);
    const { book, ids } = await changeQueues(visit, at, 'swap', (it, act) =>
      rules.swapEntries(it, body, act),
    );
    return { entries: ids.map((id) => rules.showEntry(book, id, visit.now)) };
  }),
  write(serveNext, async ({ body, visit }) => {
    const merchant_id = await holder(visit, body.queue_id);
    const { book, id } = await changeQueues(
      visit,
      merchant_id,
      'serve next',
      async (before, act, { business_date }) => {
        const popped = await popNext(visit.sql, { merchant_id, business_date, ...body }, act.now);
        return rules.serveNext(before, body, act, popped?.id ?? null);
      },
    );
    return rules.showEntry(book, id, visit.now);
  }),
  write(serveDirectQueue, ({ body, visit }) =>
    step(visit, 'serve direct', body.entry_id, (book, act) => rules.serveDirect(book, body, act)),
  ),
  write(serveQueue, async ({ body: { table, ...wish }, visit }) => {
    if (table)
      return serveAtTable(
        visit,
        await merchantWith(visit.sql, visit.caller.scope, 'entries', wish.entry_id),
        table,
        wish,
      );
    return step(visit, 'serve', wish.entry_id, (book, act) => rules.serveEntry(book, wish, act));
  }),
  write(changeQueueEntry, async ({ params: { id: entry_id }, body, visit }) => {
    const { action, version } = body;
    const wish = { entry_id, version };
    if (action === 'undo')
      return undoStep(
        visit,
        await merchantWith(visit.sql, visit.caller.scope, 'entries', entry_id),
        wish,
      );
    return step(visit, action, entry_id, (book, act) => changes[action](book, wish, act));
  }),
];

const publicDay = (visit: Visit, merchant_id: number) =>
  onceForAll(visit, merchant_id, 'queues', () => loadDay(visit.sql, merchant_id, visit.now));

const open = [
  write(joinQueue, async ({ body: { token, ...wish }, visit }) => {
    const { merchant_id, id: queue_id } = await namedBy(visit.sql, 'queues', token);
    const { book, id, shop } = await changeQueues(
      asGuest(visit),
      merchant_id,
      'join',
      (it, act) => {
        const most = act.limits.max_joins_per_address;
        visit.quota.require('join', merchant_id, act.business_date, most);
        const joined = rules.joinQueue(it, queue_id, wish, { is_guest: true }, act);
        visit.quota.count('join', merchant_id, act.business_date);
        return joined;
      },
    );
    return rules.showTicket(book, rules.entryOf(book, id), shop, visit.now);
  }),
  read(displayQueue, async ({ query: { token }, visit }) => {
    const { sql, now } = visit;
    const { merchant_id, id } = await namedBy(sql, 'queues', token);
    const shown = await onceForAll(visit, merchant_id, `queue ${id}`, async () => {
      const { book, shop } = await publicDay(visit, merchant_id);
      return rules.showDisplay(book, id, shop, now);
    });
    return { ...shown, now: now.toISOString() };
  }),
  read(getQueuePlace, async ({ query: { token }, visit }) => {
    const { sql, now } = visit;
    const { merchant_id, id } = await namedBy(sql, 'entries', token);
    return onceForAll(visit, merchant_id, `place ${id}`, async () => {
      const { book, shop } = await publicDay(visit, merchant_id);
      return rules.showTicket(book, rules.entryOf(book, id), shop, now);
    });
  }),
  write(leaveQueue, async ({ body: { token }, visit }) => {
    const { merchant_id, id } = await namedBy(visit.sql, 'entries', token);
    const { book, shop } = await changeQueues(asGuest(visit), merchant_id, 'left', (it, act) =>
      rules.leaveQueue(it, rules.entryOf(it, id), act),
    );
    return rules.showTicket(book, rules.entryOf(book, id), shop, visit.now);
  }),
];

/** Who waits for a table: the queues, those in them, and what guests do themselves. */
export const queueRoutes = [...queues, ...entries, ...open];
