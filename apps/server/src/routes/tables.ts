import {
  addToCart,
  changeTable,
  clearUnpaidOrders,
  createTable,
  getTableOrder,
  listGuestRequests,
  listTables,
  removeCartLine,
  switchTable,
  toggleOccupyStatus,
  updateCartLine,
  updateTable,
} from '@servery/api';
import { menuAt } from '@servery/domain/menu';
import { showOrder, type Act, type Shop } from '@servery/domain/orders';
import * as rules from '@servery/domain/tables';
import { loadOrders, lockOrders } from '../orders/load.ts';
import { loadMenu } from '../orders/menu.ts';
import { saveOrder } from '../orders/save.ts';
import { loadShop } from '../orders/shop.ts';
import { putRows } from '../sql.ts';
import { newToken } from '../http/tokens.ts';
import { read, write } from '../route.ts';
import { known, narrow, oneOf } from '../scope.ts';
import { cartOfTable, lockLine, removeLine, tellCart } from '../tables/carts.ts';
import { changeFloor, lockFloor, saveFloor } from '../tables/change.ts';
import { pageOfTables } from '../tables/list.ts';
import { loadFloor, merchantOfTable } from '../tables/load.ts';
import { requestsIn } from '../tables/requests.ts';
import type { Visit } from '../visit.ts';

const change = async (
  visit: Visit,
  id: number,
  decide: (floor: rules.Floor, act: Act) => rules.FloorChange,
) => changeFloor(visit, await merchantOfTable(visit.sql, visit.caller.scope, id), decide);

/** Some items of a shop's menu for eating there, as they are now. */
const menuNow = async ({ sql, now }: Visit, { id, settings }: Shop, ids: readonly number[]) =>
  menuAt(await loadMenu(sql, id, ids), 'dine_in', { now, time_zone: settings.time_zone });

/** Tables, who sits there, and their carts. */
export const tableRoutes = [
  read(listTables, async ({ query, visit: { sql, caller, now } }) =>
    pageOfTables(sql, query, narrow(caller, await known(sql, caller, query.merchant_id)), now),
  ),
  read(listGuestRequests, async ({ query: { merchant_id }, visit: { sql, caller, now } }) => ({
    requests: await requestsIn(sql, narrow(caller, await known(sql, caller, merchant_id)), now),
  })),
  write(createTable, async ({ body: { merchant_id, ...wish }, visit }) => {
    const { sql, caller } = visit;
    const mine = oneOf(caller, await known(sql, caller, merchant_id));
    const qr_token = newToken();
    return changeFloor(visit, mine, (floor, act) =>
      rules.createTable(floor, { ...wish, qr_token }, act),
    );
  }),
  write(updateTable, ({ params: { id }, body, visit }) =>
    change(visit, id, (floor, act) => rules.updateTable(floor, { ...body, id }, act)),
  ),
  write(changeTable, ({ params: { id }, body, visit }) =>
    change(visit, id, (floor, act) => rules.changeTable(floor, { ...body, id }, act, newToken)),
  ),
  write(toggleOccupyStatus, ({ params: { id }, body, visit }) =>
    change(visit, id, (floor, act) => rules.toggleOccupyStatus(floor, { ...body, id }, act)),
  ),

  read(getTableOrder, async ({ params: { id }, visit: { sql, caller, now } }) => {
    const merchant_id = await merchantOfTable(sql, caller.scope, id);
    const floor = await loadFloor(sql, merchant_id, now);
    const table = rules.showTable(rules.tableOf(floor, id), floor, now);
    const ids = table.orders.map((order) => order.id);
    const orders = (await loadOrders(sql, [merchant_id], ids)).map(showOrder);
    return { table, order: orders[0] ?? null, orders, cart: rules.cartOf(floor, id) };
  }),
  write(addToCart, async ({ body, visit }) => {
    const { sql, caller } = visit;
    const merchant_id = await merchantOfTable(sql, caller.scope, body.table_id);
    const ids = body.lines.map(({ menu_id }) => menu_id);
    const { floor, act } = await lockFloor(visit, merchant_id, { cartOf: body.table_id });
    const menu = await menuNow(visit, act.shop, ids);
    const lines = rules.addToCart(floor, body, menu, act);
    await putRows(
      sql,
      'table_cart',
      ['merchant_id', 'id'],
      lines.map((line) => ({ ...line })),
    );
    for (const after of lines) {
      const before = floor.carts.find(({ id }) => id === after.id) ?? null;
      tellCart(visit, after, before ? 'cart_change' : 'cart_add', { before, after });
    }
    return { cart: await cartOfTable(sql, merchant_id, body.table_id) };
  }),
  write(updateCartLine, async ({ params: { id }, body, visit }) => {
    const before = await lockLine(visit, id);
    const shop = await loadShop(visit.sql, before.merchant_id);
    const menu = await menuNow(visit, shop, body.options ? [before.menu_id] : []);
    const after = rules.changeCartLine(before, body, menu, { shop });
    await putRows(visit.sql, 'table_cart', ['merchant_id', 'id'], [{ ...after }]);
    tellCart(visit, after, 'cart_change', { before, after });
    return { cart: await cartOfTable(visit.sql, after.merchant_id, after.table_id) };
  }),
  write(removeCartLine, async ({ params: { id }, body, visit }) => {
    const line = await lockLine(visit, id);
    rules.requireLine(line, body.version);
    await removeLine(visit.sql, line);
    tellCart(visit, line, 'cart_remove', { before: line });
    return { cart: await cartOfTable(visit.sql, line.merchant_id, line.table_id) };
  }),
  write(clearUnpaidOrders, async ({ body, visit }) => {
    const { sql, caller, now } = visit;
    const merchant_id = await merchantOfTable(sql, caller.scope, body.table_id);
    const { floor, act } = await lockFloor(visit, merchant_id);
    const orders = await lockOrders(
      visit,
      body.orders.map(({ order_id }) => order_id),
    );
    const voided = rules.clearUnpaidOrders(floor, orders, body, act);
    for (const [i, order] of orders.entries()) await saveOrder(visit, order, voided[i]!);
    const after = await loadFloor(sql, merchant_id, now);
    return rules.showTable(rules.tableOf(after, body.table_id), after, now);
  }),
  write(switchTable, async ({ body, visit }) => {
    const { sql, caller, now } = visit;
    const merchant_id = await merchantOfTable(sql, caller.scope, body.table_id);
    const { floor, act } = await lockFloor(visit, merchant_id, { cartOf: body.table_id });
    const orders = await lockOrders(visit, rules.ordersToSwitch(floor, body));
    const made = rules.switchTable(floor, orders, body, act);
    // As the rule answers them: what others go into comes first.
    for (const order of made.orders)
      await saveOrder(
        visit,
        orders.find(({ id }) => id === order.id)!,
        order,
      );
    const moved = made.floor.carts.filter((line) => !floor.carts.includes(line));
    await putRows(
      sql,
      'table_cart',
      ['merchant_id', 'id'],
      moved.map((line) => ({ ...line })),
    );
    await saveFloor(visit, floor, made);
    const after = await loadFloor(sql, merchant_id, now);
    return rules.showTable(rules.tableOf(after, made.id), after, now);
  }),
];
