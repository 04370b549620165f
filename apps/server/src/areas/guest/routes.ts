import { getGuestMenu, getGuestTable, type GuestMenu } from '@servery/api';
import { guestCommands } from '@servery/domain/commands';
import * as rules from '@servery/domain/guest';
import { displayMenu } from '@servery/domain/menu';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { guestTableAt, picturesOf } from './load.ts';
import { loadBook } from '../menu/load.ts';
import { loadShop } from '../orders/shop.ts';
import { publicAnswers } from '../../http/publicAnswers.ts';
import { merchantOf } from '../../http/publicTokens.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { read } from '../../http/route.ts';
import { tableOfToken } from '../tables/load.ts';

/** Returns the merchant of a table's code, with its cached public answers. */
async function openedTable(ctx: RequestContext, token: string) {
  const merchant_id = merchantOf(token);
  const answers = await publicAnswers(ctx, merchant_id);
  await answers.once(`code ${token}`, () => tableOfToken(ctx.sql, token));
  return { merchant_id, answers };
}

async function guestMenuAt(
  { sql, now }: Pick<RequestContext, 'sql' | 'now'>,
  merchant_id: number,
): Promise<GuestMenu> {
  const [{ settings }, book, pictureOf] = await Promise.all([
    loadShop(sql, merchant_id, now),
    loadBook(sql, merchant_id),
    picturesOf(sql, merchant_id),
  ]);
  const { time_zone } = settings;
  const when = { method: 'dine_in' as const, table: null, time_zone, now };
  const shown = displayMenu(book, when);
  return rules.showGuestMenu(shown, pictureOf, settings.brand);
}

/**
 * The routes that guests use on their own phones; the code of their table is their only credential.
 */
export const guestRoutes = [
  read(getGuestTable, async ({ query: { token }, ctx }) => {
    const answers = await publicAnswers(ctx, merchantOf(token));
    return answers.once(`table ${token}`, async () =>
      guestTableAt(ctx, await tableOfToken(ctx.sql, token)),
    );
  }),
  read(getGuestMenu, async ({ query: { token }, ctx }) => {
    const { merchant_id, answers } = await openedTable(ctx, token);
    return answers.once('menu', () => guestMenuAt(ctx, merchant_id));
  }),
  ...commandRoutes(guestCommands),
];
