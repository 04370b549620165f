import {
  addGuestLines,
  askGuestBill,
  askGuestHelp,
  getGuestMenu,
  getGuestTable,
  Problem,
  removeGuestLine,
  sendGuestOrder,
  updateGuestLine,
} from '@servery/api';
import * as rules from '@servery/domain/guest';
import { displayMenu, menuAt } from '@servery/domain/menu';
import { requireLine } from '@servery/domain/tables';
import { asGuest, guestTableAt, picturesOf, placeOf, type GuestPlace } from '../guest/load.ts';
import { loadBook } from '../menu/load.ts';
import { loadMenu } from '../orders/menu.ts';
import { place } from '../orders/place.ts';
import { loadShop } from '../orders/shop.ts';
import { read, write } from '../route.ts';
import { insertRows, putRows } from '../sql.ts';
import { lockLine, removeLine, tellCart } from '../tables/carts.ts';
import { lockFloor, saveFloor } from '../tables/change.ts';
import type { Visit } from '../visit.ts';

/** A line at this table, held until the transaction ends; one at another does not exist for these guests. */
async function lineAt(visit: Visit, { table_id }: GuestPlace, id: number) {
  const line = await lockLine(visit, id);
  if (line.table_id !== table_id) throw new Problem('notFound');
  return line;
}

/** What guests do from their own telephone; the code of their table is all that they bring. */
export const guestRoutes = [
  read(getGuestTable, async ({ query: { token }, visit }) =>
    guestTableAt(visit, await placeOf(visit.sql, token)),
  ),
  read(getGuestMenu, async ({ query: { token }, visit: { sql, now } }) => {
    const { merchant_id } = await placeOf(sql, token);
    const [{ settings }, book, pictureOf] = await Promise.all([
      loadShop(sql, merchant_id),
      loadBook(sql, merchant_id),
      picturesOf(sql, merchant_id),
    ]);
    const { time_zone } = settings;
    const shown = displayMenu(book, { method: 'dine_in', table: null, time_zone, now });
    return rules.showGuestMenu(shown, pictureOf);
  }),
  write(addGuestLines, async ({ body: { token, name, lines: wanted }, visit }) => {
    const { sql, now } = visit;
    const at = await placeOf(sql, token);
    const { merchant_id, table_id } = at;
    const ids = wanted.map(({ menu_id }) => menu_id);
    // One after the other: how many lines there is room for is asked of all that are there.
    const { floor, act } = await lockFloor(asGuest(visit, at, name), merchant_id);
    const items = await loadMenu(sql, merchant_id, ids);
    const menu = menuAt(items, 'dine_in', { now, time_zone: act.shop.settings.time_zone });
    const wish = { table_id, lines: wanted };
    const lines = rules.addGuestLines(floor, wish, menu, act);
    await insertRows(
      sql,
      'table_cart',
      lines.map((line) => ({ ...line })),
    );
    for (const line of lines) tellCart(visit, line, 'cart_add', { after: line });
    return guestTableAt(visit, at);
  }),
  write(updateGuestLine, async ({ params: { id }, body: { token, ...wish }, visit }) => {
    const at = await placeOf(visit.sql, token);
    // Locks the floor first, so that what two guests add at once counts together.
    const { floor, act } = await lockFloor(asGuest(visit, at), at.merchant_id);
    const before = await lineAt(visit, at, id);
    const after = rules.updateGuestLine(floor, before, wish, act);
    await putRows(visit.sql, 'table_cart', ['merchant_id', 'id'], [{ ...after }]);
    tellCart(visit, after, 'cart_change', { before, after });
    return guestTableAt(visit, at);
  }),
  write(removeGuestLine, async ({ params: { id }, body: { token, version }, visit }) => {
    const at = await placeOf(visit.sql, token);
    const line = await lineAt(asGuest(visit, at), at, id);
    requireLine(line, version);
    await removeLine(visit.sql, line);
    tellCart(visit, line, 'cart_remove', { before: line });
    return guestTableAt(visit, at);
  }),
  write(sendGuestOrder, async ({ body: { token, cart, note }, visit }) => {
    const at = await placeOf(visit.sql, token);
    const { merchant_id, table_id } = at;
    const { floor, act } = await lockFloor(asGuest(visit, at), merchant_id);
    await place(visit, merchant_id, rules.guestOrder(floor, { table_id, cart, note }, act));
    return guestTableAt(visit, at);
  }),
  write(askGuestBill, async ({ body: { token }, visit }) => {
    const at = await placeOf(visit.sql, token);
    const { floor, act } = await lockFloor(asGuest(visit, at), at.merchant_id);
    const made = rules.askGuestBill(floor, at.table_id, act);
    await saveFloor(visit, floor, made);
    return guestTableAt(visit, at, made.floor);
  }),
  write(askGuestHelp, async ({ body: { token }, visit }) => {
    const at = await placeOf(visit.sql, token);
    const { floor, act } = await lockFloor(asGuest(visit, at), at.merchant_id);
    const made = rules.askGuestHelp(floor, at.table_id, act);
    await saveFloor(visit, floor, made);
    return guestTableAt(visit, at, made.floor);
  }),
];
