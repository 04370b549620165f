import {
  displayMenu,
  displayOrders,
  exportOrders,
  getMerchantInfo,
  getOrder,
  getQuote,
  listMembers,
  listOrders,
  listPaymentOptions,
  liveEvents,
} from '@servery/api';
import { answersRaw } from '@servery/api/mocks';
import { parse, refusal } from '@servery/api/serve';
import { orderCommands } from '@servery/domain/commands';
import { displayMenu as showMenu } from '@servery/domain/menu';
import * as rules from '@servery/domain/orders';
import { findsPhone } from '@servery/domain/people';
import { enter, pageOf, sample, sortedPage } from '@servery/domain/sample';
import { answer, answerCommands } from '@servery/domain/sample/answer';
import { matchesSearch } from '@servery/domain/search';
import { toInstant } from '@servery/domain/time';
import { infoOf, tableOf } from './catalogue.ts';
import { boardOf, ordersFor } from './lists.ts';
import { streamOf } from './stream.ts';

const reads = [
  answer(getMerchantInfo, ({ query, visit }) =>
    infoOf(visit.world.merchant(visit.one(query.id, 'id'))),
  ),
  answer(listMembers, ({ query, visit }) => {
    const members = visit
      .scope(query.merchant_id)
      .flatMap((id) => visit.world.merchant(id).members)
      .filter(
        ({ name, phone }) =>
          matchesSearch(query.search, name) || findsPhone(visit.access, query.search, phone),
      );
    return sortedPage(members, ({ name }) => name.toLowerCase(), query);
  }),
  answer(displayMenu, ({ query, visit }) => {
    const method = query.method === 'dine in' ? 'dine_in' : query.method;
    const merchant = visit.world.merchant(visit.one(query.merchant_id));
    const { time_zone } = merchant.settings;
    return showMenu(visit.world.menus.of(merchant.id), {
      method,
      table: tableOf(merchant, query.table_id),
      time_zone,
      now: query.at ? new Date(toInstant(query.at, time_zone)) : visit.now,
    });
  }),
  answer(listPaymentOptions, ({ query, visit }) => {
    const options = visit
      .scope(query.merchant_id)
      .flatMap((id) => visit.world.merchant(id).payment_options)
      .filter(({ name }) => matchesSearch(query.search, name));
    return sortedPage(options, ({ name }) => name.toLowerCase(), query);
  }),
  answer(displayOrders, ({ query, visit }) => {
    const { world, now } = visit;
    const merchant_id = visit.one(query.merchant_id);
    const missed = query.since === undefined ? null : world.eventsSince(merchant_id, query.since);
    const ids = new Set(missed?.map(({ order_id }) => order_id));
    return {
      sequence: world.sequence(merchant_id),
      now: now.toISOString(),
      is_delta: missed !== null,
      orders: missed
        ? // Events speak of more than orders.
          [...ids].filter((id) => world.orders.has(id)).map((id) => rules.showRow(world.order(id)))
        : boardOf(merchant_id, visit),
    };
  }),
  answer(listOrders, ({ query, visit }) => pageOf(ordersFor(query, visit), query)),
  answer(exportOrders, ({ query, visit }) => {
    const { aaData, total } = pageOf(ordersFor(query, visit), query);
    return { aaData: aaData.map(({ id }) => rules.exportOrder(visit.world.order(id))), total };
  }),
  answer(getOrder, ({ params, visit }) => rules.showOrder(visit.order(params.id))),
  answer(getQuote, ({ query, visit }) => {
    const order = visit.order(query.order_id);
    return rules.getQuote(order, query.postcode, visit.act(order.merchant_id));
  }),
  answersRaw(liveEvents, (request) => {
    try {
      const visit = enter(sample(), liveEvents, request);
      const { query } = parse(liveEvents, {
        params: {},
        query: new URL(request.url).searchParams,
        body: undefined,
      });
      return streamOf(visit.world, visit.one(query.merchant_id), query.since);
    } catch (error) {
      return refusal(error);
    }
  }),
];

/** One answer per endpoint of orders and of what their screens choose from. */
export const ordersHandlers = [...reads, ...answerCommands(orderCommands)];
