import {
  addGuestLines,
  askGuestBill,
  askGuestHelp,
  getGuestMenu,
  getGuestTable,
  removeGuestLine,
  sendGuestOrder,
  updateGuestLine,
  type WantedLine,
} from '@servery/api';
import * as rules from '@servery/domain/guest';
import { displayMenu } from '@servery/domain/menu';
import { menuAt, placeIn } from '@servery/domain/sample';
import { requireLine, tableOf } from '@servery/domain/tables';
import type { HttpHandler } from 'msw';
import { answer } from '@servery/domain/sample/answer';
import { actOf, askAt, guestTableAt, pictureIn, placeOf, putLine } from './places.ts';

/** One answer for each endpoint that guest owns. */
export const guestHandlers: readonly HttpHandler[] = [
  answer(getGuestTable, ({ query: { token }, visit }) =>
    guestTableAt(visit, placeOf(visit, token)),
  ),
  answer(getGuestMenu, ({ query: { token }, visit }) => {
    const { world, now } = visit;
    const { merchant_id } = placeOf(visit, token).floor;
    const { time_zone } = world.merchant(merchant_id).settings;
    const when = { method: 'dine_in' as const, table: null, time_zone, now };
    const shown = displayMenu(world.menus.of(merchant_id), when);
    return rules.showGuestMenu(shown, pictureIn(visit, merchant_id));
  }),
  answer(addGuestLines, ({ body: { token, name, lines: wanted }, visit }) => {
    const at = placeOf(visit, token);
    const { floor, table_id } = at;
    const { items, settings } = visit.world.merchant(floor.merchant_id);
    const menu = menuAt(items, 'dine_in', { now: visit.now, time_zone: settings.time_zone });
    const wish = { table_id, lines: wanted };
    const lines = rules.addGuestLines(floor, wish, menu, actOf(visit, at, name));
    visit.world.tables.keepCarts(floor.merchant_id, [...floor.carts, ...lines]);
    for (const { version } of lines)
      visit.world.tell('table.changed', floor.merchant_id, { id: table_id, version });
    return guestTableAt(visit, at);
  }),
  answer(updateGuestLine, ({ params: { id }, body: { token, ...wish }, visit }) => {
    const at = placeOf(visit, token);
    putLine(visit, at, id, (line) => rules.updateGuestLine(at.floor, line, wish, actOf(visit, at)));
    return guestTableAt(visit, at);
  }),
  answer(removeGuestLine, ({ params: { id }, body: { token, version }, visit }) => {
    const at = placeOf(visit, token);
    putLine(visit, at, id, (line) => {
      requireLine(line, version);
      return null;
    });
    return guestTableAt(visit, at);
  }),
  answer(sendGuestOrder, ({ body: { token, cart, note }, visit }) => {
    const at = placeOf(visit, token);
    const { floor, table_id } = at;
    const { id, name } = tableOf(floor, table_id);
    const wish = rules.guestOrder(floor, { table_id, cart, note }, actOf(visit, at));
    const cartOf = (lines: WantedLine[]) => ({
      ...wish,
      lines,
      table: { id, name },
      member: null,
      staff: null,
    });
    placeIn(visit, wish, cartOf, actOf(visit, at));
    return guestTableAt(visit, at);
  }),
  answer(askGuestBill, ({ body: { token }, visit }) => askAt(visit, token, rules.askGuestBill)),
  answer(askGuestHelp, ({ body: { token }, visit }) => askAt(visit, token, rules.askGuestHelp)),
];
