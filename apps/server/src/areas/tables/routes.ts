import { getTableOrder, listGuestRequests, listTables } from '@servery/api';
import { tableCommands } from '@servery/domain/commands';
import { showOrder } from '@servery/domain/orders';
import * as rules from '@servery/domain/tables';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { loadOrders } from '../orders/load.ts';
import { read } from '../../http/route.ts';
import { known, narrow } from '../../http/scope.ts';
import { pageOfTables } from './list.ts';
import { loadFloor, merchantOfTable } from './load.ts';
import { requestsIn } from './requests.ts';

/** The routes of tables, their guests and their carts. */
export const tableRoutes = [
  read(listTables, async ({ query, ctx: { sql, caller, now } }) =>
    pageOfTables(sql, query, narrow(caller, await known(sql, caller, query.merchant_id)), now),
  ),
  read(listGuestRequests, async ({ query: { merchant_id }, ctx: { sql, caller, now } }) => ({
    requests: await requestsIn(sql, narrow(caller, await known(sql, caller, merchant_id)), now),
  })),
  read(getTableOrder, async ({ params: { id }, ctx: { sql, caller, now } }) => {
    const merchant_id = await merchantOfTable(sql, caller.scope, id);
    const floor = await loadFloor(sql, merchant_id, now);
    const table = rules.showTable(rules.tableOf(floor, id), floor, now);
    const ids = table.orders.map((order) => order.id);
    const orders = (await loadOrders(sql, [merchant_id], ids)).map(showOrder);
    return { table, order: orders[0] ?? null, orders, cart: rules.cartOf(floor, id) };
  }),
  ...commandRoutes(tableCommands),
];
