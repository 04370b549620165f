import {
  displayQueue,
  getMerchantQueue,
  getQueuePlace,
  listQueueEntries,
  listQueues,
} from '@servery/api';
import { queueCommands } from '@servery/domain/commands';
import { hasPhone, phoneSearch } from '@servery/domain/people';
import * as rules from '@servery/domain/queue';
import { queueAt, sortedPage } from '@servery/sample';
import { answer, answerCommands } from '@servery/sample/answer';
import { matchesSearch, nameKey } from '@servery/domain/search';
import type { HttpHandler } from 'msw';
import { booksOf, byToken, everybodyOf } from './books.ts';

const queues = [
  answer(listQueues, ({ query, ctx }) => {
    const rows = booksOf(ctx, query.merchant_id)
      .flatMap((book) => rules.showBoard(book, ctx.now).queues)
      .filter(
        ({ name, state }) =>
          (query.state === '' || state === query.state) && matchesSearch(query.search, name),
      );
    return sortedPage(rows, ({ name }) => nameKey(name), query);
  }),
  answer(getMerchantQueue, ({ body, ctx }) =>
    rules.showBoard(queueAt(ctx.world, ctx.one(body.merchant_id)), ctx.now),
  ),
];

const entries = [
  answer(listQueueEntries, ({ body, ctx }) => {
    const rows = booksOf(ctx, body.merchant_id).flatMap((book) =>
      everybodyOf(ctx, book.merchant_id)
        .filter(({ business_date }) => ['', business_date].includes(body.business_date))
        .map((entry) =>
          book.entries.includes(entry)
            ? rules.showEntry(book, entry.id, ctx.now)
            : rules.showRecord(book.merchant_id, null, entry, ctx.now),
        ),
    );
    const searched = phoneSearch(ctx.access, body.search);
    const wanted = rows.filter(
      ({ queue_id, status, number, name, phone }) =>
        (body.queue_id === '' || queue_id === body.queue_id) &&
        (body.status === '' || status === body.status) &&
        (matchesSearch(body.search, number, name) || hasPhone([phone], searched)),
    );
    return sortedPage(wanted, ({ joined_at }) => joined_at, body);
  }),
];

const open = [
  answer(displayQueue, ({ query: { token }, ctx }) => {
    const { book, row, shop } = byToken(ctx, 'queues', token);
    return rules.showDisplay(book, row.id, shop, ctx.now);
  }),
  answer(getQueuePlace, ({ query: { token }, ctx }) => {
    const { book, row, shop } = byToken(ctx, 'entries', token);
    return rules.showTicket(book, row, shop, ctx.now);
  }),
];

/** MSW handlers of the queue endpoints, backed by the sample. */
export const queueHandlers: readonly HttpHandler[] = [
  ...queues,
  ...entries,
  ...open,
  ...answerCommands(queueCommands),
];
