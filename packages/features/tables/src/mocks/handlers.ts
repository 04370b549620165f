import { getTableOrder, listGuestRequests, listTables, type Table } from '@servery/api';
import { tableCommands } from '@servery/domain/commands';
import { showOrder } from '@servery/domain/orders';
import { floorAt, pageOf } from '@servery/domain/sample';
import * as rules from '@servery/domain/tables';
import { answer, answerCommands } from '@servery/domain/sample/answer';
import { matchesSearch, searchKey } from '@servery/domain/search';
import { floorWith } from './floors.ts';

const stands = (status: '' | 'active' | 'out_of_service', { is_active }: Table) =>
  status === '' || is_active === (status === 'active');

/** One answer for each endpoint of tables, from the sample. */
export const tablesHandlers = [
  answer(listTables, ({ query, visit }) => {
    const { search, section, status, order } = query;
    const way = order === 'asc' ? 1 : -1;
    const rows = visit
      .scope(query.merchant_id)
      .map((id) => floorAt(visit.world, id))
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
      .flatMap((merchant_id) => rules.requestsOf(floorAt(visit.world, merchant_id), visit.now))
      .toSorted(rules.compareRequests),
  })),
  answer(getTableOrder, ({ params: { id }, visit }) => {
    const floor = floorWith(visit, id);
    const table = rules.showTable(rules.tableOf(floor, id), floor, visit.now);
    const orders = table.orders.map((order) => showOrder(visit.order(order.id)));
    return { table, order: orders[0] ?? null, orders, cart: rules.cartOf(floor, id) };
  }),
  ...answerCommands(tableCommands),
];
