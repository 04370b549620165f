import { getGuestMenu, getGuestTable } from '@servery/api';
import { guestCommands } from '@servery/domain/commands';
import * as rules from '@servery/domain/guest';
import { displayMenu } from '@servery/domain/menu';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { guestTableAt, picturesOf } from './load.ts';
import { loadBook } from '../menu/load.ts';
import { loadShop } from '../orders/shop.ts';
import { read } from '../../http/route.ts';
import { tableOfToken } from '../tables/load.ts';

/**
 * The routes that guests use on their own phones; the code of their table is their only credential.
 */
export const guestRoutes = [
  read(getGuestTable, async ({ query: { token }, ctx }) =>
    guestTableAt(ctx, await tableOfToken(ctx.sql, token)),
  ),
  read(getGuestMenu, async ({ query: { token }, ctx: { sql, now } }) => {
    const { merchant_id } = await tableOfToken(sql, token);
    const [{ settings }, book, pictureOf] = await Promise.all([
      loadShop(sql, merchant_id),
      loadBook(sql, merchant_id),
      picturesOf(sql, merchant_id),
    ]);
    const { time_zone, day_start } = settings;
    const when = { method: 'dine_in' as const, table: null, time_zone, day_start, now };
    const shown = displayMenu(book, when);
    return rules.showGuestMenu(shown, pictureOf);
  }),
  ...commandRoutes(guestCommands),
];
