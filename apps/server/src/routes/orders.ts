import {
  cancelOrder,
  claimOrder,
  combineOrders,
  completeRefund,
  displayOrders,
  exportOrders,
  getOrder,
  getQuote,
  listOrders,
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
} from '@servery/api';
import { menuAt } from '@servery/domain/menu';
import * as rules from '@servery/domain/orders';
import * as tableRules from '@servery/domain/tables';
import { acceptOrder } from '../orders/accept.ts';
import { boardOf } from '../orders/board.ts';
import { exportPage, listPage } from '../orders/list.ts';
import { loadOrder, lockOrder, lockOrders } from '../orders/load.ts';
import { discountsOf, memberOf, optionsOf, staffOf } from '../orders/lookUp.ts';
import { loadMenu } from '../orders/menu.ts';
import { place } from '../orders/place.ts';
import { saveOrder } from '../orders/save.ts';
import { split } from '../orders/split.ts';
import { uncombine } from '../orders/uncombine.ts';
import { actAt, loadShop } from '../orders/shop.ts';
import { known, oneOf } from '../scope.ts';
import { read, write } from '../route.ts';
import { lockFloor, saveFloor } from '../tables/change.ts';
import type { Visit } from '../visit.ts';
import { merchantOfTable } from '../tables/load.ts';
import { postMoves } from '../wallet/postMoves.ts';

const whenOf = ({ now, shop }: rules.Act) => ({ now, time_zone: shop.settings.time_zone });

const dayMs = 24 * 60 * 60_000;

/** Whether a list starts before yesterday, so that it is of more than today wherever the shop is. */
const reachesBack = ({ startDate }: { startDate?: string }, now: Date): boolean =>
  startDate !== undefined &&
  startDate.slice(0, 10) < new Date(now.getTime() - dayMs).toISOString().slice(0, 10);

/** Reads a list that reaches back from the copy for reports, if there is one. */
function onReports<T>(
  visit: Visit,
  query: { startDate?: string },
  list: (visit: Visit) => Promise<T>,
): Promise<T> {
  const { reports } = visit.host;
  if (!reports || !reachesBack(query, visit.now)) return list(visit);
  return reports.read((sql) => list({ ...visit, sql }));
}

const reads = [
  read(displayOrders, async ({ query, visit: { sql, caller, now } }) => ({
    now: now.toISOString(),
    ...(await boardOf(
      sql,
      oneOf(caller, await known(sql, caller, query.merchant_id)),
      query.since,
      now,
    )),
  })),
  read(listOrders, ({ query, visit }) => onReports(visit, query, (at) => listPage(at, query))),
  read(exportOrders, ({ query, visit }) => onReports(visit, query, (at) => exportPage(at, query))),
  read(getOrder, async ({ params, visit: { sql, caller } }) =>
    rules.showOrder(await loadOrder(sql, caller.scope, params.id)),
  ),
  read(getQuote, async ({ query, visit }) => {
    const order = await loadOrder(visit.sql, visit.caller.scope, query.order_id);
    const shop = await loadShop(visit.sql, order.merchant_id);
    return rules.getQuote(order, query.postcode, actAt(visit, shop));
  }),
];

const writes = [
  write(placeOrder, ({ body, visit }) => place(visit, oneOf(visit.caller, body.merchant_id), body)),
  write(toggleOrderStatus, async ({ body, visit }) => {
    if (body.status === 'accepted' && !body.undo) return acceptOrder(visit, body);
    const { order, act } = await lockOrder(visit, body.order_id);
    return saveOrder(visit, order, rules.toggleOrderStatus(order, body, act));
  }),
  write(toggleClaimStatus, async ({ query: { order_id, claimed }, visit }) => {
    const { order, act } = await lockOrder(visit, order_id);
    const wish = { version: order.version, claimed };
    return saveOrder(visit, order, rules.claimOrder(order, wish, act));
  }),
  write(claimOrder, async ({ body, visit }) => {
    const { order, act } = await lockOrder(visit, body.order_id);
    return saveOrder(visit, order, rules.claimOrder(order, body, act));
  }),
  write(voidOrder, async ({ body, visit }) => {
    const { order, act } = await lockOrder(visit, body.order_id);
    return saveOrder(visit, order, rules.voidOrder(order, body, act));
  }),
  write(cancelOrder, async ({ body, visit }) => {
    const { order, act } = await lockOrder(visit, body.order_id);
    return saveOrder(visit, order, rules.cancelOrder(order, body, act));
  }),
  write(completeRefund, async ({ body, visit }) => {
    const { order, act } = await lockOrder(visit, body.order_id);
    const next = rules.completeRefund(order, body, act);
    await postMoves(visit.sql, order, next, act);
    return saveOrder(visit, order, next);
  }),
  write(voidUnreadableOrder, async ({ body, visit }) => {
    const { order, act } = await lockOrder(visit, body.order_id);
    await saveOrder(visit, order, rules.voidOrder(order, body, act));
    return { id: order.id };
  }),
  write(resolveReason, async ({ body, visit }) => {
    const { order, act } = await lockOrder(visit, body.order_id);
    const next = rules.resolveReason(order, body, act);
    await postMoves(visit.sql, order, next, act);
    return saveOrder(visit, order, next);
  }),
  write(updateOrder, async ({ params, body, visit }) => {
    const { order, act } = await lockOrder(visit, params.order_id);
    const items = await loadMenu(visit.sql, order.merchant_id);
    const menu = menuAt(items, order.order_method, whenOf(act));
    const discounts = await discountsOf(visit.sql, order.merchant_id);
    return saveOrder(visit, order, rules.updateOrder(order, body, act, { menu, discounts }));
  }),
  write(updateOrderOwner, async ({ body: { order_id, version, ...ids }, visit }) => {
    const { order, act } = await lockOrder(visit, order_id);
    const member = await memberOf(visit.sql, order.merchant_id, ids.member_id);
    const staff = await staffOf(visit.sql, order.merchant_id, ids.staff_id);
    const wish = { version, member, staff };
    return saveOrder(visit, order, rules.updateOrderOwner(order, wish, act));
  }),
  write(togglePaymentStatus, async ({ body, visit }) => {
    const { order, act } = await lockOrder(visit, body.order_id);
    const next = body.paid
      ? rules.takePayment(order, body, await optionsOf(visit.sql, order.merchant_id), act)
      : rules.reversePayment(order, body, act);
    await postMoves(visit.sql, order, next, act);
    return saveOrder(visit, order, next);
  }),
  write(payTable, async ({ body, visit }) => {
    const { sql, caller } = visit;
    const merchant_id = await merchantOfTable(sql, caller.scope, body.table_id);
    const { floor, act } = await lockFloor(visit, merchant_id);
    const ids = [...new Set(body.orders.map(({ order_id }) => order_id))];
    const orders = await lockOrders(visit, ids);
    const options = await optionsOf(sql, merchant_id);
    const paid = tableRules.payTable(floor, orders, body, options, act);
    const shown = [];
    for (const [i, order] of orders.entries()) {
      await postMoves(sql, order, paid[i]!, act);
      shown.push(await saveOrder(visit, order, paid[i]!));
    }
    return { orders: shown };
  }),
  write(combineOrders, async ({ body, visit }) => {
    const { target_id, orders } = body;
    const others = orders.map(({ order_id }) => order_id).filter((id) => id !== target_id);
    const { merchant_id } = await loadOrder(visit.sql, visit.caller.scope, target_id);
    const { floor, act } = await lockFloor(visit, merchant_id);
    const [target, ...sources] = await lockOrders(visit, [target_id, ...others]);
    const versions = new Map(orders.map(({ order_id, version }) => [order_id, version]));
    const after = rules.combineOrders(target!, sources, versions, act);
    const shown = rules.previewOf([target!, ...sources], after[0], body);
    if (body.preview) return shown;
    const tables = sources.map(({ table }) => table?.id ?? null);
    const linked = tableRules.linkParty(floor, target!.table?.id ?? null, tables, act);
    if (linked) await saveFloor(visit, floor, linked);
    // The target first: it takes the lines over before the sources let go of them.
    await saveOrder(visit, target!, after[0]);
    for (const [i, source] of sources.entries()) await saveOrder(visit, source, after[i + 1]!);
    return shown;
  }),
  write(uncombineOrders, ({ body, visit }) => uncombine(visit, body)),
  write(splitOrder, ({ body, visit }) => split(visit, body)),
  write(replaceByDelivery, async ({ body, visit }) => {
    const { order, act } = await lockOrder(visit, body.order_id);
    const after = rules.replaceByDelivery(order, body, act);
    const shown = rules.previewOf([order], after, body);
    if (!body.preview) await saveOrder(visit, order, after);
    return shown;
  }),
];

/** Orders, each route in the three steps of every host: load, decide, save. */
export const orderRoutes = [...reads, ...writes];
