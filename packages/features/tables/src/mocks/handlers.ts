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
  type Table,
} from '@servery/api';
import { menuAt } from '@servery/domain/menu';
import { showOrder } from '@servery/domain/orders';
import { pageOf, type Visit } from '@servery/domain/sample';
import * as rules from '@servery/domain/tables';
import { answer } from '@servery/domain/sample/answer';
import { matchesSearch, searchKey } from '@servery/domain/search';
import { change, floorOf, floorWith, keep, lineWith, putLine } from './floors.ts';

const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const stands = (status: '' | 'active' | 'out_of_service', { is_active }: Table) =>
  status === '' || is_active === (status === 'active');

/** The menu of a merchant for eating there, as it is now. */
function menuIn({ world, now }: Visit, merchant_id: number) {
  const { items, settings } = world.merchant(merchant_id);
  return menuAt(items, 'dine_in', { now, time_zone: settings.time_zone });
}

/** One answer for each endpoint of tables, from the sample. */
export const tablesHandlers = [
  answer(listTables, ({ query, visit }) => {
    const { search, section, status, order } = query;
    const way = order === 'asc' ? 1 : -1;
    const rows = visit
      .scope(query.merchant_id)
      .map((id) => floorOf(visit, id))
      .flatMap((floor) => floor.tables.map((one) => rules.showTable(one, floor, visit.now)))
      .filter(
        (table) =>
          matchesSearch(search, table.name, table.section) &&
          stands(status, table) &&
          (section === '' || searchKey(table.section) === searchKey(section)),
      )
      .sort((a, b) => way * rules.compareTables(a, b));
    return pageOf(rows, query);
  }),
  answer(listGuestRequests, ({ query, visit }) => ({
    requests: visit
      .scope(query.merchant_id)
      .flatMap((merchant_id) => rules.requestsOf(floorOf(visit, merchant_id), visit.now))
      .toSorted(rules.compareRequests),
  })),
  answer(createTable, ({ body: { merchant_id, ...wish }, visit }) =>
    change(visit, floorOf(visit, visit.one(merchant_id)), (floor, act) =>
      rules.createTable(floor, { ...wish, qr_token: newToken() }, act),
    ),
  ),
  answer(updateTable, ({ params: { id }, body, visit }) =>
    change(visit, floorWith(visit, id), (floor, act) =>
      rules.updateTable(floor, { ...body, id }, act),
    ),
  ),
  answer(changeTable, ({ params: { id }, body, visit }) =>
    change(visit, floorWith(visit, id), (floor, act) =>
      rules.changeTable(floor, { ...body, id }, act, newToken),
    ),
  ),
  answer(toggleOccupyStatus, ({ params: { id }, body, visit }) =>
    change(visit, floorWith(visit, id), (floor, act) =>
      rules.toggleOccupyStatus(floor, { ...body, id }, act),
    ),
  ),

  answer(getTableOrder, ({ params: { id }, visit }) => {
    const floor = floorWith(visit, id);
    const table = rules.showTable(rules.tableOf(floor, id), floor, visit.now);
    const orders = table.orders.map((order) => showOrder(visit.order(order.id)));
    return { table, order: orders[0] ?? null, orders, cart: rules.cartOf(floor, id) };
  }),
  answer(addToCart, ({ body, visit }) => {
    const floor = floorWith(visit, body.table_id);
    const act = visit.act(floor.merchant_id);
    const lines = rules.addToCart(floor, body, menuIn(visit, floor.merchant_id), act);
    const kept = new Map([...floor.carts, ...lines].map((line) => [line.id, line]));
    visit.world.tables.keepCarts(floor.merchant_id, [...kept.values()]);
    for (const { version } of lines)
      visit.world.tell('table.changed', floor.merchant_id, { id: body.table_id, version });
    return { cart: rules.cartOf(floorWith(visit, body.table_id), body.table_id) };
  }),
  answer(updateCartLine, ({ params: { id }, body, visit }) => {
    const line = lineWith(visit, id);
    const { merchant_id } = line;
    const menu = menuIn(visit, merchant_id);
    return putLine(visit, line, rules.changeCartLine(line, body, menu, visit.act(merchant_id)));
  }),
  answer(removeCartLine, ({ params: { id }, body, visit }) => {
    const line = lineWith(visit, id);
    rules.requireLine(line, body.version);
    return putLine(visit, line, null);
  }),
  answer(clearUnpaidOrders, ({ body, visit }) => {
    const floor = floorWith(visit, body.table_id);
    const orders = body.orders.map(({ order_id }) => visit.order(order_id));
    const voided = rules.clearUnpaidOrders(floor, orders, body, visit.act(floor.merchant_id));
    visit.keep('order.changed', ...voided);
    const after = floorWith(visit, body.table_id);
    return rules.showTable(rules.tableOf(after, body.table_id), after, visit.now);
  }),
  answer(switchTable, ({ body, visit }) => {
    const floor = floorWith(visit, body.table_id);
    const orders = rules.ordersToSwitch(floor, body).map((id) => visit.order(id));
    const made = rules.switchTable(floor, orders, body, visit.act(floor.merchant_id));
    visit.keep('order.changed', ...made.orders);
    keep(visit, floor, made);
    const after = floorWith(visit, made.id);
    return rules.showTable(rules.tableOf(after, made.id), after, visit.now);
  }),
];
