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
import { findsPhone } from '@servery/domain/people';
import * as rules from '@servery/domain/queue';
import type { QueueAct, QueueBook, QueueChange } from '@servery/domain/queue';
import { sortedPage, type Visit } from '@servery/domain/sample';
import { answer } from '@servery/domain/sample/answer';
import { matchesSearch } from '@servery/domain/search';
import type { HttpHandler } from 'msw';
import { bookOf, booksOf, bookWith, byToken, change, everybodyOf } from './books.ts';
import { serveAtTable, undoStep } from './seat.ts';

/** One step of somebody: decided, kept and shown. */
function step(
  visit: Visit,
  entry_id: number,
  decide: (book: QueueBook, act: QueueAct) => QueueChange,
) {
  const { book, id } = change(visit, bookWith(visit, 'entries', entry_id), decide);
  return rules.showEntry(book, id, visit.now);
}

const changes = {
  arrive: rules.arriveEntry,
  rejoin: rules.rejoinEntry,
} as const;

const queues = [
  answer(listQueues, ({ query, visit }) => {
    const rows = booksOf(visit, query.merchant_id)
      .flatMap((book) => rules.showBoard(book, visit.now).queues)
      .filter(
        ({ name, state }) =>
          (query.state === '' || state === query.state) && matchesSearch(query.search, name),
      );
    return sortedPage(rows, ({ name }) => name.toLowerCase(), query);
  }),
  answer(createQueue, ({ body: { merchant_id, ...wish }, visit }) => {
    const before = bookOf(visit, visit.one(merchant_id));
    const { book, id } = change(visit, before, (it, act) => rules.createQueue(it, wish, act));
    return rules.showQueue(book, id, visit.now);
  }),
  answer(editQueue, ({ params: { id }, body, visit }) => {
    const before = bookWith(visit, 'queues', id);
    const { book } = change(visit, before, (it, act) => rules.editQueue(it, id, body, act));
    return rules.showQueue(book, id, visit.now);
  }),
  answer(deleteQueue, ({ params: { id }, body, visit }) => {
    const before = bookWith(visit, 'queues', id);
    change(visit, before, (it, act) => rules.deleteQueue(it, id, body, act));
    return { id };
  }),
  answer(getMerchantQueue, ({ body, visit }) =>
    rules.showBoard(bookOf(visit, visit.one(body.merchant_id)), visit.now),
  ),
];

const entries = [
  answer(listQueueEntries, ({ body, visit }) => {
    const rows = booksOf(visit, body.merchant_id).flatMap((book) =>
      everybodyOf(visit, book.merchant_id)
        .filter(({ business_date }) => ['', business_date].includes(body.business_date))
        .map((entry) =>
          book.entries.includes(entry)
            ? rules.showEntry(book, entry.id, visit.now)
            : rules.showRecord(book.merchant_id, null, entry, visit.now),
        ),
    );
    const wanted = rows.filter(
      ({ queue_id, status, number, name, phone }) =>
        (body.queue_id === '' || queue_id === body.queue_id) &&
        (body.status === '' || status === body.status) &&
        (matchesSearch(body.search, number, name) || findsPhone(visit.access, body.search, phone)),
    );
    return sortedPage(wanted, ({ joined_at }) => joined_at, body);
  }),
  answer(addQueueEntry, ({ body: { queue_id, ...wish }, visit }) => {
    const { book, id } = change(visit, bookWith(visit, 'queues', queue_id), (it, act) =>
      rules.joinQueue(it, queue_id, wish, { is_guest: false }, act),
    );
    return rules.showEntry(book, id, visit.now);
  }),
  answer(callQueueEntry, ({ body, visit }) =>
    step(visit, body.entry_id, (book, act) => rules.callEntry(book, body, act)),
  ),
  answer(removeQueueEntry, ({ body, visit }) =>
    step(visit, body.entry_id, (book, act) => rules.removeEntry(book, body, act)),
  ),
  answer(swapQueueEntry, ({ body, visit }) => {
    const before = bookWith(visit, 'entries', body.entry_id);
    const { book, ids } = change(visit, before, (it, act) => rules.swapEntries(it, body, act));
    return { entries: ids.map((id) => rules.showEntry(book, id, visit.now)) };
  }),
  answer(serveNext, ({ body, visit }) => {
    const before = bookWith(visit, 'queues', body.queue_id);
    const { book, id } = change(visit, before, (it, act) => rules.serveNext(it, body, act));
    return rules.showEntry(book, id, visit.now);
  }),
  answer(serveDirectQueue, ({ body, visit }) =>
    step(visit, body.entry_id, (book, act) => rules.serveDirect(book, body, act)),
  ),
  answer(serveQueue, ({ body: { table, ...wish }, visit }) =>
    table
      ? serveAtTable(visit, table, wish)
      : step(visit, wish.entry_id, (book, act) => rules.serveEntry(book, wish, act)),
  ),
  answer(changeQueueEntry, ({ params: { id: entry_id }, body: { action, version }, visit }) =>
    action === 'undo'
      ? undoStep(visit, { entry_id, version })
      : step(visit, entry_id, (book, act) => changes[action](book, { entry_id, version }, act)),
  ),
];

const open = [
  answer(joinQueue, ({ body: { token, ...wish }, visit }) => {
    const { book: before, row, shop } = byToken(visit, 'queues', token);
    const { book, id } = change(visit, before, (it, act) =>
      rules.joinQueue(it, row.id, wish, { is_guest: true }, act),
    );
    return rules.showTicket(book, rules.entryOf(book, id), shop, visit.now);
  }),
  answer(displayQueue, ({ query: { token }, visit }) => {
    const { book, row, shop } = byToken(visit, 'queues', token);
    return rules.showDisplay(book, row.id, shop, visit.now);
  }),
  answer(getQueuePlace, ({ query: { token }, visit }) => {
    const { book, row, shop } = byToken(visit, 'entries', token);
    return rules.showTicket(book, row, shop, visit.now);
  }),
  answer(leaveQueue, ({ body: { token }, visit }) => {
    const { book: before, row, shop } = byToken(visit, 'entries', token);
    const { book, id } = change(visit, before, (it, act) => rules.leaveQueue(it, row, act));
    return rules.showTicket(book, rules.entryOf(book, id), shop, visit.now);
  }),
];

/** One answer for each endpoint that queue owns. */
export const queueHandlers: readonly HttpHandler[] = [...queues, ...entries, ...open];
