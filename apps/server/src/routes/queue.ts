import {
  displayQueue,
  getMerchantQueue,
  getQueuePlace,
  listQueueEntries,
  listQueues,
} from '@servery/api';
import { queueCommands } from '@servery/domain/commands';
import { personalAccess } from '@servery/domain/people';
import * as rules from '@servery/domain/queue';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { pageOfEntries, pageOfQueues } from '../queue/lists.ts';
import { loadDay, namedBy } from '../queue/load.ts';
import { onceForAll } from '../publicAnswers.ts';
import { read } from '../route.ts';
import { known, narrow, oneOf } from '../scope.ts';
import type { Visit } from '../visit.ts';

const scopeFor = async ({ sql, caller }: Visit, merchant_id: number | '') =>
  narrow(caller, await known(sql, caller, merchant_id));

const mine = async ({ sql, caller }: Visit, merchant_id: number | null) =>
  oneOf(caller, await known(sql, caller, merchant_id));

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
  read(getMerchantQueue, async ({ body, visit }) => {
    const { sql, now } = visit;
    const { book } = await loadDay(sql, await mine(visit, body.merchant_id), now);
    return rules.showBoard(book, now);
  }),
];

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
];

const publicDay = (visit: Visit, merchant_id: number) =>
  onceForAll(visit, merchant_id, 'queues', () => loadDay(visit.sql, merchant_id, visit.now));

const open = [
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
];

/** Who waits for a table: the queues, those in them, and what guests do themselves. */
export const queueRoutes = [...queues, ...entries, ...open, ...commandRoutes(queueCommands)];
