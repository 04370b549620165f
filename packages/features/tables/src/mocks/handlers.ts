import { getTableOrder, listGuestRequests, listTables, type Table } from '@servery/api';
import { tableCommands } from '@servery/domain/commands';
import { showOrder } from '@servery/domain/orders';
import { floorAt, pageOf } from '@servery/sample';
import * as rules from '@servery/domain/tables';
import { answer, answerCommands } from '@servery/sample/answer';
import { isSameName, matchesSearch } from '@servery/domain/search';
import { floorWith } from './floors.ts';

const matchesStatus = (status: '' | 'active' | 'out_of_service', { is_active }: Table) =>
  status === '' || is_active === (status === 'active');

/** MSW handlers of the table endpoints, backed by the sample. */
export const tablesHandlers = [
  answer(listTables, ({ query, ctx }) => {
    const { search, section, status, order } = query;
    const way = order === 'asc' ? 1 : -1;
    const rows = ctx
      .scope(query.merchant_id)
      .map((id) => floorAt(ctx.world, id))
      .flatMap((floor) => floor.tables.map((one) => rules.showTable(one, floor, ctx.now)))
      .filter(
        (table) =>
          matchesSearch(search, table.name, table.section) &&
          matchesStatus(status, table) &&
          (section === '' || isSameName(table.section, section)),
      )
      .sort((a, b) => way * rules.compareTables(a, b));
    return pageOf(rows, query);
  }),
  answer(listGuestRequests, ({ query, ctx }) => ({
    requests: ctx
      .scope(query.merchant_id)
      .flatMap((merchant_id) => rules.requestsOf(floorAt(ctx.world, merchant_id), ctx.now))
      .toSorted(rules.compareRequests),
  })),
  answer(getTableOrder, ({ params: { id }, ctx }) => {
    const floor = floorWith(ctx, id);
    const table = rules.showTable(rules.tableOf(floor, id), floor, ctx.now);
    const orders = table.orders.map((order) => showOrder(ctx.order(order.id)));
    return { table, order: orders[0] ?? null, orders, cart: rules.cartOf(floor, id) };
  }),
  ...answerCommands(tableCommands),
];
