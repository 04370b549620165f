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
import { pageOfEntries, pageOfQueues } from './lists.ts';
import { loadDay, namedBy } from './load.ts';
import { publicAnswers } from '../../http/publicAnswers.ts';
import { merchantOf } from '../../http/publicTokens.ts';
import { read } from '../../http/route.ts';
import { known, narrow, oneOf } from '../../http/scope.ts';
import type { RequestContext } from '../../http/RequestContext.ts';

const scopeFor = async ({ sql, caller }: RequestContext, merchant_id: number | '') =>
  narrow(caller, await known(sql, caller, merchant_id));

const mine = async ({ sql, caller }: RequestContext, merchant_id: number | null) =>
  oneOf(caller, await known(sql, caller, merchant_id));

const queues = [
  read(listQueues, async ({ query, ctx }) => {
    const { sql, now } = ctx;
    const { rows, total } = await pageOfQueues(sql, query, await scopeFor(ctx, query.merchant_id));
    const ids = [...new Set(rows.map(({ merchant_id }) => merchant_id))];
    const days = await Promise.all(ids.map((id) => loadDay(sql, id, now)));
    const books = new Map(days.map(({ book }) => [book.merchant_id, book]));
    return {
      aaData: rows.map((row) => rules.showQueue(books.get(row.merchant_id)!, row.id, now)),
      total,
    };
  }),
  read(getMerchantQueue, async ({ body, ctx }) => {
    const { sql, now } = ctx;
    const { book } = await loadDay(sql, await mine(ctx, body.merchant_id), now);
    return rules.showBoard(book, now);
  }),
];

const entries = [
  read(listQueueEntries, async ({ body, ctx }) =>
    pageOfEntries(
      ctx.sql,
      body,
      await scopeFor(ctx, body.merchant_id),
      ctx.now,
      personalAccess(ctx.caller),
    ),
  ),
];

/** Returns the id of a public token's row, with the cached public answers of its merchant. */
async function opened(ctx: RequestContext, part: 'queues' | 'entries', token: string) {
  const { sql, now } = ctx;
  const answers = await publicAnswers(ctx, merchantOf(token));
  const { merchant_id, id } = await answers.once(`${part} ${token}`, () =>
    namedBy(sql, part, token),
  );
  const day = () => answers.once('queues', () => loadDay(sql, merchant_id, now));
  return { id, answers, day };
}

const open = [
  read(displayQueue, async ({ query: { token }, ctx }) => {
    const { now } = ctx;
    const { id, answers, day } = await opened(ctx, 'queues', token);
    const shown = await answers.once(`queue ${id}`, async () => {
      const { book, shop } = await day();
      return rules.showDisplay(book, id, shop, now);
    });
    return { ...shown, now: now.toISOString() };
  }),
  read(getQueuePlace, async ({ query: { token }, ctx }) => {
    const { id, answers, day } = await opened(ctx, 'entries', token);
    return answers.once(`place ${id}`, async () => {
      const { book, shop } = await day();
      return rules.showTicket(book, rules.entryOf(book, id), shop, ctx.now);
    });
  }),
];

/** The routes of queues, their entries, and the pages for guests. */
export const queueRoutes = [...queues, ...entries, ...open, ...commandRoutes(queueCommands)];
