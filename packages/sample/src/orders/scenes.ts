import type { ActionReason, Reason } from '@servery/api';
import { combineOrders, type OrderRecord } from '@servery/domain/orders';
import { menuAt, type SampleMerchant } from '@servery/domain/fixtures';
import type { Random } from '@servery/domain/template';
import { basketOf } from './basket.ts';
import { addressOf, guestOf } from './guests.ts';
import { refunded, settledRefunds } from './tradeDay.ts';
import type { Ticket, TicketCart } from './Ticket.ts';

/**
 * The setting of a scene. Tickets are placed a number of minutes before now and progress until now.
 */
interface Stage {
  shop: SampleMerchant;
  random: Random;
  /** Returns the time this many minutes ago. */
  ago: (minutes: number) => Date;
  /** Creates a ticket for this time. */
  ticket: (at: Date) => Ticket;
}

type Scene = (stage: Stage) => Ticket | readonly OrderRecord[];

const place = (
  { shop, random, ago, ticket }: Stage,
  minutes: number,
  cart: Partial<TicketCart> = {},
): Ticket => {
  const covers = cart.covers ?? random.whole(2, 4);
  const menu = [...menuAt(shop.items, 'dine_in').values()];
  const at = ago(minutes);
  const method = cart.method ?? 'dine_in';
  const guest = guestOf(random);
  return ticket(at).place(at, {
    table: random.pick(shop.tables).name,
    ...(method === 'pickup' && { customer_name: guest.name, phone: guest.phone }),
    lines: basketOf(menu, random, covers),
    ...cart,
    method,
    covers: method === 'dine_in' ? covers : 0,
  });
};

const pickup = { method: 'pickup', covers: 1 } as const;
const byMember = ({ shop }: Stage) => ({ ...pickup, member: shop.members[0] });

const deliveryOrder = (stage: Stage, minutes: number, area = 0): Ticket => {
  const { name, phone } = guestOf(stage.random);
  return place(stage, minutes, {
    method: 'delivery',
    covers: 1,
    customer_name: name,
    phone,
    address: addressOf(stage.random),
    postcode: stage.shop.settings.delivery.areas[area]?.postcode ?? '',
  });
};

/** A pickup order that is changed to a delivery and keeps its number. */
const becomesDelivery = (stage: Stage, minutes: number): Ticket => {
  const { name, phone } = guestOf(stage.random);
  return place(stage, minutes, pickup).deliver(stage.ago(minutes - 0.5), {
    customer_name: name,
    phone,
    address: addressOf(stage.random),
  });
};

/** Its lines are for one guest after the other, so that the bill can be split by seat. */
const atSeats = (ticket: Ticket, at: Date): Ticket =>
  ticket.happen(at, ({ items, covers }) => ({
    items: items.map((line, i) => ({ ...line, seat: (i % covers) + 1 })),
  }));

const opened = (ticket: Ticket, at: Date, code: ActionReason): Ticket =>
  ticket.happen(at, (order) => {
    const reason: Reason = {
      code,
      severity: 'notice',
      opened_at: at.toISOString(),
      resolved_at: null,
      resolved_by: null,
    };
    return { reasons: [...order.reasons, reason] };
  });

const made = (ticket: Ticket, { ago }: Stage, minutes: number, ready: number): Ticket =>
  ticket
    .step(ago(minutes), 'accept')
    .step(ago(minutes - 1), 'start')
    .step(ago(ready), 'ready');

/** The scenes, in the order of their age. Each is a situation that some screen is designed for. */
const all = {
  justIn: (stage) => place(stage, 1.2, { ...pickup, note: 'Call when ready, I am in the car' }),
  newAtTable: (stage) => place(stage, 2.6),
  newDelivery: (stage) => deliveryOrder(stage, 2),
  newPaying: (stage) => place(stage, 3.1, pickup).attempt(stage.ago(2.4), 'pending'),
  acceptOverdue: (stage) => place(stage, 9, { note: 'Birthday at the table, candle please' }),
  itemGone: (stage) => opened(place(stage, 3.6), stage.ago(2), 'item_unavailable'),
  accepted: (stage) => place(stage, 6).step(stage.ago(4), 'accept'),
  authorised: (stage) =>
    becomesDelivery(stage, 7.5).attempt(stage.ago(6.6), 'authorised').step(stage.ago(6), 'accept'),
  paymentFailed: (stage) =>
    place(stage, 10, pickup).step(stage.ago(9), 'accept').attempt(stage.ago(8), 'failed'),
  paymentPending: (stage) =>
    place(stage, 24, pickup).step(stage.ago(17), 'accept').attempt(stage.ago(16.5), 'pending'),
  preparing: (stage) => place(stage, 12).step(stage.ago(10), 'accept').step(stage.ago(8), 'start'),
  preparingPaid: (stage) =>
    place(stage, 13, pickup)
      .pay(stage.ago(12.5), 'e_wallet')
      .step(stage.ago(11), 'accept')
      .step(stage.ago(9), 'start'),
  prepOverdue: (stage) =>
    place(stage, 34).step(stage.ago(31), 'accept').step(stage.ago(29), 'start'),
  printFailed: (stage) =>
    opened(place(stage, 7).step(stage.ago(5.5), 'accept'), stage.ago(5), 'print_failed'),
  cancelRequested: (stage) =>
    opened(
      place(stage, 15, pickup).step(stage.ago(13), 'accept').step(stage.ago(11), 'start'),
      stage.ago(3),
      'cancel_requested',
    ),
  mismatch: (stage) => {
    const ticket = place(stage, 17, { covers: 4 })
      .pay(stage.ago(16), 'card')
      .step(stage.ago(15), 'accept');
    const line_id = ticket.order.items[0]?.id ?? 0;
    return ticket
      .step(stage.ago(12), 'start')
      .change(stage.ago(9), { type: 'void_line', line_id, reason_code: 'sold_out', made: false });
  },
  ready: (stage) => made(place(stage, 19), stage, 17, 2),
  partlyPaid: (stage) => made(place(stage, 22), stage, 20, 4).pay(stage.ago(3), 'card', 0.4),
  uncollected: (stage) =>
    made(place(stage, 44, pickup).pay(stage.ago(43), 'e_wallet'), stage, 42, 26),
  served: (stage) =>
    made(atSeats(place(stage, 33), stage.ago(33)), stage, 31, 15).step(stage.ago(13), 'serve'),
  servedLong: (stage) => made(place(stage, 71), stage, 69, 50).step(stage.ago(47), 'serve'),
  dispatched: (stage) =>
    made(deliveryOrder(stage, 30), stage, 28, 12).step(stage.ago(10), 'dispatch'),
  deliveryFailed: (stage) =>
    opened(
      made(deliveryOrder(stage, 50, 1), stage, 48, 34).step(stage.ago(29), 'dispatch'),
      stage.ago(6),
      'delivery_failed',
    ),
  comped: (stage) => {
    const ticket = place(stage, 26).step(stage.ago(24), 'accept').step(stage.ago(22), 'start');
    const line_id = ticket.order.items[0]?.id ?? 0;
    return ticket.change(stage.ago(18), { type: 'comp_line', line_id, reason_code: 'waited' });
  },
  combined: (stage) => {
    const target = place(stage, 29).step(stage.ago(27), 'accept');
    const source = place(stage, 28).step(stage.ago(26.5), 'accept');
    const versions = new Map([target.order, source.order].map(({ id, version }) => [id, version]));
    return combineOrders(
      target.order,
      [source.order],
      versions,
      target.contextOf(stage.ago(14), 'waiter'),
    );
  },
  completed: (stage) =>
    made(place(stage, 62), stage, 60, 41).step(stage.ago(39), 'serve').pay(stage.ago(12), 'cash'),
  claimed: (stage) =>
    made(place(stage, 40, byMember(stage)).pay(stage.ago(39), 'wallet'), stage, 38, 25).step(
      stage.ago(21),
      'claim',
    ),
  voided: (stage) =>
    place(stage, 37).step(stage.ago(35), 'accept').void(stage.ago(32), 'Rung up twice'),
  rejected: (stage) => place(stage, 41, pickup).step(stage.ago(38), 'reject', 'No more briyani'),
  refundWanted: (stage) =>
    place(stage, 27, pickup)
      .pay(stage.ago(26), 'e_wallet')
      .step(stage.ago(25), 'accept')
      .cancel(stage.ago(20), 'Guest could not wait'),
  refundFailed: (stage) =>
    place(stage, 52, pickup)
      .pay(stage.ago(51), 'e_wallet')
      .step(stage.ago(50), 'accept')
      .cancel(stage.ago(44), 'Wrong outlet')
      .happen(stage.ago(31), (order) => ({
        refunds: order.refunds.map((refund) => ({ ...refund, state: 'failed' as const })),
      })),
  refundDone: (stage) =>
    place(stage, 58, pickup)
      .pay(stage.ago(57), 'e_wallet')
      .step(stage.ago(56), 'accept')
      .cancel(stage.ago(52), 'Ordered for the wrong day')
      .happen(stage.ago(36), settledRefunds),
  partlyRefunded: (stage) =>
    made(place(stage, 79), stage, 77, 60)
      .step(stage.ago(57), 'serve')
      .pay(stage.ago(35), 'card')
      .happen(stage.ago(23), refunded(0.3, 'Cendol never came')),
} satisfies Record<string, Scene>;

const few = [
  'justIn',
  'newAtTable',
  'acceptOverdue',
  'accepted',
  'preparing',
  'ready',
  'uncollected',
  'served',
  'dispatched',
  'completed',
  'refundWanted',
] as const satisfies readonly (keyof typeof all)[];

/**
 * The scenes of today's orders, which exist at any time of day: every status, payment status and
 * reason at the busiest outlet, the usual ones at the others.
 */
export const scenesOf = (isBusiest: boolean): readonly Scene[] =>
  isBusiest ? Object.values(all) : few.map((name) => all[name]);
