import {
  cancelOrder,
  claimOrder,
  completeRefund,
  placeOrder,
  requestRefund,
  resolveReason,
  toggleClaimStatus,
  toggleOrderStatus,
  togglePaymentStatus,
  updateOrder,
  updateOrderOwner,
  voidOrder,
  voidUnreadableOrder,
} from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import type { Unit } from '../commands/Unit.ts';
import { billCommands } from './billCommands.ts';
import * as rules from './index.ts';
import { openForCash } from './openForCash.ts';
import { billsBeside, place, withCourses } from './placing.ts';
import type { PaymentOptionRecord } from '../payments/record.ts';
import type { ActionContext, OrderRecord } from './record.ts';
import { spentVouchers } from './spentVouchers.ts';
import type { StatusInput } from './toggleOrderStatus.ts';

type Decide = (order: OrderRecord, context: ActionContext) => OrderRecord | Promise<OrderRecord>;

/** Locks an order, applies a rule to it, saves the result and returns it. */
async function changeOrder(unit: Unit, id: number, decide: Decide) {
  const { state, context } = await unit.orders.lock(id);
  return unit.orders.save(state, await decide(state, context));
}

/** Does the same as `changeOrder` for rules that may move cash, or money of a wallet. */
async function changePaid(unit: Unit, id: number, decide: Decide) {
  const { state, context } = await unit.orders.lock(id);
  const next = await decide(state, context);
  await unit.orders.postMoves(state, next, context);
  return unit.orders.save(state, next);
}

/** Does the same as `changePaid` for money that is taken or handed back at the till. */
async function changeCash(
  unit: Unit,
  id: number,
  decide: (
    order: OrderRecord,
    context: ActionContext,
    options: readonly PaymentOptionRecord[],
  ) => OrderRecord | Promise<OrderRecord>,
) {
  const { state, context } = await unit.orders.lock(id);
  const options = await unit.choices.paymentOptions(state.merchant_id);
  const next = await decide(state, context, options);
  await unit.orders.postMoves(state, next, context);
  await openForCash(unit, [state], [next], options);
  return unit.orders.save(state, next);
}

/**
 * Accepts an order; one that guests added at a table is joined to the unpaid bill of their seating.
 */
async function accept(unit: Unit, body: StatusInput & { order_id: number }) {
  const bills = await billsBeside(unit, body.order_id);
  const { state, context } = await unit.orders.lock(body.order_id);
  const accepted = rules.toggleOrderStatus(state, body, await withCourses(unit, context));
  const bill = rules.billFor(accepted, bills);
  if (!bill) return unit.orders.save(state, accepted);
  const [grown, joined] = rules.joinBill(bill, accepted, context);
  // The bill is saved first, because it takes over the lines before the order releases them.
  const shown = await unit.orders.save(bill, grown);
  await unit.orders.save(state, joined);
  return shown;
}

const steps = [
  command(placeOrder, async ({ body }, unit) =>
    place(unit, await unit.merchant(body.merchant_id), body),
  ),
  command(toggleOrderStatus, ({ body }, unit) =>
    body.status === 'accepted' && !body.undo
      ? accept(unit, body)
      : changeOrder(unit, body.order_id, (order, context) =>
          rules.toggleOrderStatus(order, body, context),
        ),
  ),
  command(toggleClaimStatus, ({ query: { order_id, claimed } }, unit) =>
    changeOrder(unit, order_id, (order, context) =>
      rules.claimOrder(order, { version: order.version, claimed }, context),
    ),
  ),
  command(claimOrder, ({ body }, unit) =>
    changeOrder(unit, body.order_id, (order, context) => rules.claimOrder(order, body, context)),
  ),
  command(voidOrder, ({ body }, unit) =>
    changePaid(unit, body.order_id, (order, context) => rules.voidOrder(order, body, context)),
  ),
  command(cancelOrder, ({ body }, unit) =>
    changeOrder(unit, body.order_id, (order, context) => rules.cancelOrder(order, body, context)),
  ),
  command(voidUnreadableOrder, async ({ body }, unit) => {
    await changePaid(unit, body.order_id, (order, context) =>
      rules.voidOrder(order, body, context),
    );
    return { id: body.order_id };
  }),
];

const content = [
  command(updateOrder, ({ params, body }, unit) =>
    changeOrder(unit, params.order_id, async (order, context) => {
      const { merchant_id, order_method } = order;
      const menu = await unit.menus.onSale(merchant_id, order_method);
      const discounts = await unit.choices.discounts(merchant_id);
      return rules.updateOrder(order, body, context, { menu, discounts });
    }),
  ),
  command(updateOrderOwner, ({ body: { order_id, version, ...ids } }, unit) =>
    changeOrder(unit, order_id, async (order, context) => {
      const member = await unit.choices.member(order.merchant_id, ids.member_id);
      const staff = await unit.choices.staff(order.merchant_id, ids.staff_id);
      return rules.updateOrderOwner(order, { version, member, staff }, context);
    }),
  ),
];

const payments = [
  command(togglePaymentStatus, ({ body }, unit) =>
    body.paid
      ? changeCash(unit, body.order_id, async (order, context, options) => {
          const spent = await spentVouchers(unit, order.merchant_id, body.tenders);
          return rules.takePayment(order, { ...body, spent }, options, context);
        })
      : changePaid(unit, body.order_id, (order, context) =>
          rules.reversePayment(order, body, context),
        ),
  ),
  command(requestRefund, ({ body }, unit) =>
    changeOrder(unit, body.order_id, (order, context) => rules.requestRefund(order, body, context)),
  ),
  command(completeRefund, ({ body }, unit) =>
    changeCash(unit, body.order_id, (order, context) => rules.completeRefund(order, body, context)),
  ),
  command(resolveReason, ({ body }, unit) =>
    changePaid(unit, body.order_id, (order, context) => rules.resolveReason(order, body, context)),
  ),
];

/** All order writes. */
export const orderCommands: readonly Command[] = [
  ...steps,
  ...content,
  ...payments,
  ...billCommands,
];
