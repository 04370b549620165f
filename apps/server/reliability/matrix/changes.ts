import {
  toggleOrderStatus,
  togglePaymentStatus,
  updateOrder,
  type Capability,
  type Input,
} from '@servery/api';
import type { OrderRecord } from '@servery/domain/orders';
import { merchants } from '@servery/sample';
import type { Aim, Aimed, Entry } from './entries.ts';
import type { OrderInput } from './orders.ts';

type Change = Input<typeof updateOrder>['body']['changes'][number];

const reason = 'The matrix';
const on = ({ id: order_id, version }: OrderRecord) => ({ order_id, version });

const changeBy =
  (order: Aimed) =>
  (label: string, inner: Capability, edit: (aim: Aim) => Change, given?: OrderInput) =>
    order(
      updateOrder,
      (aim) => ({
        params: { order_id: aim.order.id },
        body: { version: aim.order.version, changes: [edit(aim)] },
      }),
      { inner, label, ...(given && { given }) },
    );

const stepBy =
  (order: Aimed) =>
  (
    status:
      | 'accepted'
      | 'preparing'
      | 'ready'
      | 'served'
      | 'dispatched'
      | 'completed'
      | 'cancelled',
    inner: Capability,
    given: OrderInput,
  ) =>
    order(toggleOrderStatus, (aim) => ({ body: { ...on(aim.order), status, reason } }), {
      inner,
      given,
      label: `${given.status} to ${status}`,
    });

const note: Change = { type: 'set_note', note: reason };
const lineOf = ({ order: { items } }: Aim) =>
  items.find(({ status }) => status !== 'voided')?.id ?? 1;
const cardOf = ({ merchant_id }: Aim) =>
  merchants
    .find(({ id }) => id === merchant_id)
    ?.payment_options.find(({ kind }) => kind === 'card')?.id ?? 1;

/** The changes of one order: its status, lines, discounts and payments. */
export function changesMatrix(order: Aimed): Entry[] {
  const change = changeBy(order);
  const step = stepBy(order);
  return [
    step('accepted', 'order.accept', { status: 'new' }),
    step('cancelled', 'order.accept', { status: 'new' }),
    step('preparing', 'kitchen.bump', { status: 'accepted' }),
    step('ready', 'kitchen.bump', { status: 'preparing' }),
    step('served', 'order.serve', { status: 'ready' }),
    step('dispatched', 'order.serve', { status: 'ready', method: 'delivery' }),
    step('completed', 'order.complete', { status: 'served', isPaid: true }),
    step('completed', 'order.claim', { status: 'ready', method: 'pickup', isPaid: true }),
    step('served', 'order.reopen', { status: 'completed', isPaid: true }),
    change('a note', 'order.edit', () => note),
    change('a note on a printed bill', 'order.edit_after_bill', () => note, {
      isBillPrinted: true,
    }),
    change(
      'a seat on a printed bill',
      'order.edit',
      (aim) => ({ type: 'set_seat', line_id: lineOf(aim), seat: 2 }),
      { isBillPrinted: true },
    ),
    change('voids a line', 'order.void_line', (aim) => ({
      type: 'void_line',
      line_id: lineOf(aim),
      reason,
    })),
    change(
      'voids a line that the kitchen knows',
      'order.void_sent_line',
      (aim) => ({ type: 'void_line', line_id: lineOf(aim), reason }),
      { status: 'accepted' },
    ),
    change('comps a line', 'order.comp', (aim) => ({
      type: 'comp_line',
      line_id: lineOf(aim),
      reason,
    })),
    change('takes 60 % off', 'order.discount', () => ({
      type: 'add_adjustment',
      label: 'Matrix',
      rate: 6_000,
    })),
    order(
      togglePaymentStatus,
      (aim) => ({
        body: {
          paid: true as const,
          ...on(aim.order),
          tenders: [{ payment_option_id: cardOf(aim), amount: 100 }],
        },
      }),
      { inner: 'payment.take', label: 'takes' },
    ),
    order(
      togglePaymentStatus,
      (aim) => ({
        body: {
          paid: false as const,
          ...on(aim.order),
          payment_id: aim.order.payments[0]?.id ?? 1,
          reason,
        },
      }),
      { inner: 'payment.reverse', label: 'reverses', given: { isPaid: true } },
    ),
  ];
}
