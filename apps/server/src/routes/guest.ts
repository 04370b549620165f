import { getGuestMenu, getGuestTable } from '@servery/api';
import { guestCommands } from '@servery/domain/commands';
import * as rules from '@servery/domain/guest';
import { displayMenu } from '@servery/domain/menu';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { guestTableAt, picturesOf } from '../guest/load.ts';
import { loadBook } from '../menu/load.ts';
import { loadShop } from '../orders/shop.ts';
import { read } from '../route.ts';
import { tableOfToken } from '../tables/load.ts';

/** What guests do from their own telephone; the code of their table is all that they bring. */
export const guestRoutes = [
  read(getGuestTable, async ({ query: { token }, visit }) =>
    guestTableAt(visit, await tableOfToken(visit.sql, token)),
  ),
  read(getGuestMenu, async ({ query: { token }, visit: { sql, now } }) => {
    const { merchant_id } = await tableOfToken(sql, token);
    const [{ settings }, book, pictureOf] = await Promise.all([
      loadShop(sql, merchant_id),
      loadBook(sql, merchant_id),
      picturesOf(sql, merchant_id),
    ]);
    const { time_zone } = settings;
    const shown = displayMenu(book, { method: 'dine_in', table: null, time_zone, now });
    return rules.showGuestMenu(shown, pictureOf);
  }),
  ...commandRoutes(guestCommands),
];
