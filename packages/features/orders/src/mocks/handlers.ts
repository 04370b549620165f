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
import { hasPhone, phoneSearch } from '@servery/domain/people';
import { isOffered } from '@servery/domain/payments';
import { enter, pageOf, sample, sortedPage } from '@servery/sample';
import { answer, answerCommands, requireOwnMerchant } from '@servery/sample/answer';
import { matchesSearch, nameKey } from '@servery/domain/search';
import { toInstant } from '@servery/domain/time';
import { infoOf, tableOf } from './catalogue.ts';
import { boardOf, ordersFor } from './lists.ts';
import { streamOf } from './stream.ts';

const reads = [
  answer(getMerchantInfo, ({ query, ctx }) =>
    infoOf(ctx.world.merchant(ctx.one(query.id, 'id')), ctx.world.people, ctx.now),
  ),
  answer(listMembers, ({ query, ctx }) => {
    const wanted = phoneSearch(ctx.access, query.search);
    const members = ctx
      .scope(query.merchant_id)
      .flatMap((id) => ctx.world.merchant(id).members)
      .filter(({ name, phone }) => matchesSearch(query.search, name) || hasPhone([phone], wanted));
    return sortedPage(members, ({ name }) => nameKey(name), query);
  }),
  answer(displayMenu, ({ query, ctx }) => {
    const method = query.method === 'dine in' ? 'dine_in' : query.method;
    const merchant = ctx.world.merchant(ctx.one(query.merchant_id));
    const { time_zone } = merchant.settings;
    return showMenu(ctx.world.menus.of(merchant.id), {
      method,
      table: tableOf(merchant, query.table_id),
      time_zone,
      now: query.at ? new Date(toInstant(query.at, time_zone)) : ctx.now,
    });
  }),
  answer(listPaymentOptions, ({ query, ctx }) => {
    const options = ctx
      .scope(query.merchant_id)
      .flatMap((id) => ctx.world.merchant(id).payment_options)
      .filter(
        (option) =>
          option.is_active &&
          (query.method === '' || isOffered(option, query.method)) &&
          matchesSearch(query.search, option.name),
      );
    return sortedPage(options, ({ place }) => place, query);
  }),
  answer(displayOrders, ({ query, ctx }) => {
    const { world, now } = ctx;
    const merchant_id = ctx.one(query.merchant_id);
    const missed = query.since === undefined ? null : world.eventsSince(merchant_id, query.since);
    return {
      sequence: world.sequence(merchant_id),
      now: now.toISOString(),
      is_delta: missed !== null,
      orders: missed
        ? rules.changedOrders(missed).map((id) => rules.showRow(world.order(id)))
        : boardOf(merchant_id, ctx),
    };
  }),
  answer(listOrders, ({ query, ctx }) => pageOf(ordersFor(query, ctx), query)),
  answer(exportOrders, ({ query, ctx }) => {
    const { aaData, total } = pageOf(ordersFor(query, ctx), query);
    return { aaData: aaData.map(({ id }) => rules.exportOrder(ctx.world.order(id))), total };
  }),
  answer(getOrder, ({ params, ctx }) => rules.showOrder(ctx.order(params.id))),
  answer(getQuote, ({ query, ctx }) => {
    const order = ctx.order(query.order_id);
    return rules.getQuote(order, query.postcode, ctx.contextOf(order.merchant_id));
  }),
  answersRaw(liveEvents, (request) => {
    try {
      const ctx = enter(sample(), liveEvents, request);
      const { query } = parse(liveEvents, {
        params: {},
        query: new URL(request.url).searchParams,
        body: undefined,
      });
      requireOwnMerchant(liveEvents, { ctx, query });
      return streamOf(ctx.world, ctx.one(query.merchant_id), query.since);
    } catch (error) {
      return refusal(error);
    }
  }),
];

/** One mock handler per endpoint of orders and of the choices on their screens. */
export const ordersHandlers = [...reads, ...answerCommands(orderCommands)];
