import {
  displayQueue,
  getMerchantQueue,
  getQueuePlace,
  listQueueEntries,
  listQueues,
} from '@servery/api';
import { queueCommands } from '@servery/domain/commands';
import { findsPhone } from '@servery/domain/people';
import * as rules from '@servery/domain/queue';
import { queueAt, sortedPage } from '@servery/domain/sample';
import { answer, answerCommands } from '@servery/domain/sample/answer';
import { matchesSearch } from '@servery/domain/search';
import type { HttpHandler } from 'msw';
import { booksOf, byToken, everybodyOf } from './books.ts';

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
  answer(getMerchantQueue, ({ body, visit }) =>
    rules.showBoard(queueAt(visit.world, visit.one(body.merchant_id)), visit.now),
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
];

const open = [
  answer(displayQueue, ({ query: { token }, visit }) => {
    const { book, row, shop } = byToken(visit, 'queues', token);
    return rules.showDisplay(book, row.id, shop, visit.now);
  }),
  answer(getQueuePlace, ({ query: { token }, visit }) => {
    const { book, row, shop } = byToken(visit, 'entries', token);
    return rules.showTicket(book, row, shop, visit.now);
  }),
];

/** One answer for each endpoint that queue owns. */
export const queueHandlers: readonly HttpHandler[] = [
  ...queues,
  ...entries,
  ...open,
  ...answerCommands(queueCommands),
];
