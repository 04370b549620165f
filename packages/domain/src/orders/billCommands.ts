import {
  combineOrders,
  payTable,
  replaceByDelivery,
  splitOrder,
  uncombineOrders,
  type Order,
} from '@servery/api';
import { command } from '../commands/command.ts';
import { linkParty, unlinkParty } from '../tables/linkParty.ts';
import { payTable as payBills } from '../tables/payTable.ts';
import * as rules from './index.ts';
import { openForCash } from './openForCash.ts';
import type { OrderRecord } from './record.ts';
import { spentVouchers } from './spentVouchers.ts';

const tableIds = (orders: readonly OrderRecord[]) => orders.map(({ table }) => table?.id ?? null);

/** Writes on several orders at once, or on the bills that an order is split into. */
export const billCommands = [
  command(payTable, async ({ body }, unit) => {
    const merchant_id = await unit.floors.merchantOf(body.table_id);
    const { state, context } = await unit.floors.lock({ merchant_id });
    const ids = new Set(body.orders.map(({ order_id }) => order_id));
    const orders = await unit.orders.lockAll([...ids]);
    const options = await unit.choices.paymentOptions(merchant_id);
    const spent = await spentVouchers(unit, merchant_id, body.tenders);
    const paid = payBills(state, orders, { ...body, spent }, options, context);
    // Wallets first: insufficient funds refuse the whole payment.
    for (const [i, order] of orders.entries())
      await unit.orders.postMoves(order, paid[i]!, context);
    await openForCash(unit, orders, paid, options);
    const shown: Order[] = [];
    for (const [i, order] of orders.entries()) shown.push(await unit.orders.save(order, paid[i]!));
    return { orders: shown };
  }),
  command(combineOrders, async ({ body }, unit) => {
    const { target_id, orders } = body;
    const others = orders.map(({ order_id }) => order_id).filter((id) => id !== target_id);
    const { merchant_id } = await unit.orders.read(target_id);
    const { state: floor, context } = await unit.floors.lock({ merchant_id });
    const [target, ...sources] = await unit.orders.lockAll([target_id, ...others]);
    const versions = new Map(orders.map(({ order_id, version }) => [order_id, version]));
    const after = rules.combineOrders(target!, sources, versions, context);
    const shown = rules.previewOf([target!, ...sources], after[0], body);
    if (body.preview) return shown;
    const linked = linkParty(floor, target!.table?.id ?? null, tableIds(sources), context);
    if (linked) await unit.floors.save(floor, linked);
    // The target is saved first, because it takes over the lines before the sources release them.
    await unit.orders.save(target!, after[0]);
    for (const [i, source] of sources.entries()) await unit.orders.save(source, after[i + 1]!);
    return shown;
  }),
  command(uncombineOrders, async ({ body }, unit) => {
    const known = await unit.orders.read(body.order_id);
    const { state: floor, context } = await unit.floors.lock({ merchant_id: known.merchant_id });
    const ids = known.combine_origin?.sources.map(({ id }) => id) ?? [];
    const [target, ...sources] = await unit.orders.lockAll([known.id, ...ids]);
    const orders = rules.uncombineOrders(target!, sources, body.version, context);
    const shown = rules.previewSplit(target!, orders, { ...body, bills: ids });
    if (body.preview) return shown;
    const unlinked = unlinkParty(floor, target!.table?.id ?? null, tableIds(sources));
    if (unlinked) await unit.floors.save(floor, unlinked);
    const [after, ...restored] = orders;
    // The restored orders are saved first, because they take over their lines before the target
    // releases them.
    for (const [i, source] of sources.entries()) await unit.orders.save(source, restored[i]!);
    await unit.orders.save(target!, after);
    return shown;
  }),
  command(splitOrder, async ({ body }, unit) => {
    const { state, context } = await unit.orders.lock(body.order_id);
    // A preview consumes no order numbers.
    const count = body.preview ? 0 : body.bills.length;
    const { merchant_id, business_date } = state;
    const numbers = await unit.orders.nextNumbers(merchant_id, business_date, count);
    const bills = rules.splitOrder(state, body, numbers, context);
    const shown = rules.previewSplit(state, bills, body);
    if (body.preview) return shown;
    const [after, ...siblings] = bills;
    // The order is saved first, because it releases the lines before the new orders take them over.
    await unit.orders.save(state, after);
    for (const bill of siblings) await unit.orders.save(null, bill);
    return shown;
  }),
  command(replaceByDelivery, async ({ body }, unit) => {
    const { state, context } = await unit.orders.lock(body.order_id);
    const after = rules.replaceByDelivery(state, body, context);
    const shown = rules.previewOf([state], after, body);
    if (!body.preview) await unit.orders.save(state, after);
    return shown;
  }),
];
