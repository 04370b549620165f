import {
  cancelOrder,
  claimOrder,
  combineOrders,
  completeRefund,
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
  placeOrder,
  replaceByDelivery,
  payTable,
  splitOrder,
  resolveReason,
  toggleClaimStatus,
  toggleOrderStatus,
  togglePaymentStatus,
  uncombineOrders,
  updateOrder,
  updateOrderOwner,
  voidOrder,
  voidUnreadableOrder,
  type WantedLine,
} from '@servery/api';
import { answersRaw } from '@servery/api/mocks';
import { parse, refusal } from '@servery/api/serve';
import { displayMenu as showMenu } from '@servery/domain/menu';
import * as rules from '@servery/domain/orders';
import { findsPhone } from '@servery/domain/people';
import {
  acceptIn,
  enter,
  linkIn,
  menuAt,
  pageOf,
  payTableIn,
  placeIn,
  sample,
  sortedPage,
  splitIn,
  uncombineIn,
} from '@servery/domain/sample';
import { answer } from '@servery/domain/sample/answer';
import { matchesSearch } from '@servery/domain/search';
import { toInstant } from '@servery/domain/time';
import { infoOf, tableOf } from './catalogue.ts';
import { boardOf, ordersFor } from './lists.ts';
import { cartOf, memberOf, staffOf } from './lookUp.ts';
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

const writes = [
  answer(placeOrder, ({ body, visit }) => {
    const merchant_id = visit.one(body.merchant_id);
    const cart = (lines: WantedLine[]) => cartOf({ ...body, lines }, merchant_id, visit);
    return rules.showOrder(placeIn(visit, body, cart, visit.act(merchant_id)));
  }),
  answer(toggleOrderStatus, ({ body, visit }) =>
    rules.showOrder(
      body.status === 'accepted' && !body.undo
        ? acceptIn(visit, body.order_id, body)
        : visit.change(body.order_id, (order, act) => rules.toggleOrderStatus(order, body, act)),
    ),
  ),
  answer(toggleClaimStatus, ({ query, visit }) =>
    rules.showOrder(
      visit.change(query.order_id, (order, act) =>
        rules.claimOrder(order, { version: order.version, claimed: query.claimed }, act),
      ),
    ),
  ),
  answer(claimOrder, ({ body, visit }) =>
    rules.showOrder(
      visit.change(body.order_id, (order, act) => rules.claimOrder(order, body, act)),
    ),
  ),
  answer(voidOrder, ({ body, visit }) =>
    rules.showOrder(visit.change(body.order_id, (order, act) => rules.voidOrder(order, body, act))),
  ),
  answer(cancelOrder, ({ body, visit }) =>
    rules.showOrder(
      visit.change(body.order_id, (order, act) => rules.cancelOrder(order, body, act)),
    ),
  ),
  answer(completeRefund, ({ body, visit }) =>
    rules.showOrder(
      visit.change(body.order_id, (order, act) => {
        const next = rules.completeRefund(order, body, act);
        visit.world.wallets.post(order, next, { ...act, by: act.actor.name });
        return next;
      }),
    ),
  ),
  answer(voidUnreadableOrder, ({ body, visit }) => {
    const { id } = visit.change(body.order_id, (order, act) => rules.voidOrder(order, body, act));
    return { id };
  }),
  answer(resolveReason, ({ body, visit }) =>
    rules.showOrder(
      visit.change(body.order_id, (order, act) => {
        const next = rules.resolveReason(order, body, act);
        visit.world.wallets.post(order, next, { ...act, by: act.actor.name });
        return next;
      }),
    ),
  ),
  answer(combineOrders, ({ body, visit }) => {
    const target = visit.order(body.target_id);
    const sources = body.orders
      .filter(({ order_id }) => order_id !== target.id)
      .map(({ order_id }) => visit.order(order_id));
    const versions = new Map(body.orders.map(({ order_id, version }) => [order_id, version]));
    const after = rules.combineOrders(target, sources, versions, visit.act(target.merchant_id));
    const shown = rules.previewOf([target, ...sources], after[0], body);
    if (body.preview) return shown;
    linkIn(visit, target, sources);
    visit.keep('order.changed', ...after);
    return shown;
  }),
  answer(uncombineOrders, ({ body, visit }) => uncombineIn(visit, body)),
  answer(payTable, ({ body, visit }) => payTableIn(visit, body)),
  answer(splitOrder, ({ body, visit }) => splitIn(visit, body)),
  answer(replaceByDelivery, ({ body, visit }) => {
    const order = visit.order(body.order_id);
    const after = rules.replaceByDelivery(order, body, visit.act(order.merchant_id));
    const shown = rules.previewOf([order], after, body);
    if (!body.preview) visit.keep('order.changed', after);
    return shown;
  }),
  answer(updateOrderOwner, ({ body, visit }) =>
    rules.showOrder(
      visit.change(body.order_id, (order, act) =>
        rules.updateOrderOwner(
          order,
          {
            version: body.version,
            member: memberOf(body.member_id, order.merchant_id, visit),
            staff: staffOf(body.staff_id, order.merchant_id),
          },
          act,
        ),
      ),
    ),
  ),
  answer(updateOrder, ({ params, body, visit }) =>
    rules.showOrder(
      visit.change(params.order_id, (order, act) => {
        const { items, discounts, settings } = visit.world.merchant(order.merchant_id);
        const when = { now: visit.now, time_zone: settings.time_zone };
        const shelf = { menu: menuAt(items, order.order_method, when), discounts };
        return rules.updateOrder(order, body, act, shelf);
      }),
    ),
  ),
  answer(togglePaymentStatus, ({ body, visit }) =>
    rules.showOrder(
      visit.change(body.order_id, (order, act) => {
        const { payment_options } = visit.world.merchant(order.merchant_id);
        const next = body.paid
          ? rules.takePayment(order, body, payment_options, act)
          : rules.reversePayment(order, body, act);
        visit.world.wallets.post(order, next, { ...act, by: act.actor.name });
        return next;
      }),
    ),
  ),
];

/** One answer per endpoint of orders and of what their screens choose from. */
export const ordersHandlers = [...reads, ...writes];
