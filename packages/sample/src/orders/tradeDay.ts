import type { Member, Refund } from '@servery/api';
import { billOf, combineOrders, moneyOf, type OrderRecord } from '@servery/domain/orders';
import { dayBounds } from '@servery/domain/time';
import { menuAt, type SampleMerchant } from '@servery/domain/fixtures';
import type { Random } from '@servery/domain/template';
import { basketOf } from './basket.ts';
import { addressOf, guestOf } from './guests.ts';
import type { Ticket, TicketInput } from './Ticket.ts';

const minute = 60_000;

/**
 * The peaks of arrivals: the middle in minutes since midnight, the width in minutes, and the share
 * of all orders.
 */
const peaks = [
  { at: 8 * 60 + 20, width: 50, share: 0.17 },
  { at: 12 * 60 + 50, width: 45, share: 0.36 },
  { at: 16 * 60, width: 90, share: 0.09 },
  { at: 20 * 60, width: 60, share: 0.3 },
  { at: 23 * 60 + 10, width: 45, share: 0.08 },
];

const arrival = (random: Random): number => {
  let left = random.next();
  const peak = peaks.find(({ share }) => (left -= share) < 0) ?? peaks[1]!;
  const spread = random.next() + random.next() + random.next() - 1.5;
  return Math.round(peak.at + spread * 1.6 * peak.width);
};

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minute);

const rankRates: Record<string, number> = { Silver: 300, Gold: 500, Platinum: 800 };

/** Adds the reduction that the promotion engine would add: a rank's or a deal's. */
function promote(ticket: Ticket, at: Date, member: Member | null, random: Random): void {
  const rate = rankRates[member?.rank ?? ''];
  if (rate)
    ticket.happen(at, (order, context) => ({
      reductions: [
        ...order.reductions,
        { id: context.nextId(), kind: 'rank', label: `${member?.rank} rank`, rate, amount: null },
      ],
    }));
  if (!random.chance(0.07)) return;
  const promotion = random.pick(ticket.input.shop.promotions);
  ticket.happen(at, (order, context) => ({
    promotion,
    reductions: [
      ...order.reductions,
      { id: context.nextId(), kind: 'deal', label: promotion.name, rate: 1000, amount: null },
    ],
  }));
}

/** Returns the change that adds a completed refund of a share of the refundable amount. */
export const refunded =
  (share: number, reason: string) =>
  (order: OrderRecord, context: ReturnType<Ticket['contextOf']>): Partial<OrderRecord> => {
    const { refundable } = moneyOf(order, billOf(order).totals.total);
    const refund: Refund = {
      id: context.nextId(),
      payment_id: order.payments.find(({ state }) => state === 'captured')?.id ?? null,
      amount: Math.max(1, Math.floor(refundable * share)),
      reason_code: null,
      reason,
      state: 'completed',
      is_overpayment: false,
      tender: null,
      scope: null,
      business_date: context.business_date,
      at: context.now.toISOString(),
      by: context.actor.name,
    };
    return {
      refunds: [...order.refunds, refund],
      timeline: [
        ...order.timeline,
        {
          at: refund.at,
          by: refund.by,
          kind: 'refund',
          facts: { amount: refund.amount, reason },
        },
      ],
    };
  };

/** Returns the change that completes all refunds and resolves all reasons. */
export const settledRefunds = (order: OrderRecord): Partial<OrderRecord> => ({
  refunds: order.refunds.map((refund) => ({ ...refund, state: 'completed' as const })),
  reasons: order.reasons.map((reason) => ({
    ...reason,
    resolved_at: reason.resolved_at ?? order.status_at,
    resolved_by: reason.resolved_by ?? 'rule',
  })),
});

const tenderOf = (random: Random, { order_method: method, member }: OrderRecord) => {
  const draw = random.next();
  if (method === 'delivery') return draw < 0.75 ? 'e_wallet' : 'cash';
  if (draw < 0.42) return 'cash';
  if (draw < 0.65) return 'card';
  if (draw < 0.9) return 'e_wallet';
  return draw < 0.96 && member ? 'wallet' : 'bank';
};

function adjust(ticket: Ticket, at: Date, random: Random): void {
  const { items } = ticket.order;
  const line_id = items[0]?.id ?? 0;
  const draw = random.next();
  if (draw < 0.05)
    ticket.change(at, {
      type: 'add_discount',
      discount_id: random.pick(ticket.input.shop.discounts).id,
    });
  else if (draw < 0.08)
    ticket.change(at, {
      type: 'add_adjustment',
      label: 'Slow kitchen',
      rate: null,
      amount: random.whole(1, 6) * 50,
    });
  else if (draw < 0.1)
    ticket.change(at, { type: 'comp_line', line_id, reason: 'Hair in the gravy' });
  else if (draw < 0.14 && items.length > 1)
    ticket.change(at, { type: 'void_line', line_id, reason_code: 'duplicate', made: false });
}

/** Takes an order from the kitchen to the guest, as most orders go. */
function serve(ticket: Ticket, at: Date, random: Random): void {
  const pace = random.whole(8, 19);
  ticket.step(later(at, random.next() * 3), 'accept');
  ticket.step(later(at, 4), 'start');
  adjust(ticket, later(at, 6), random);
  const method = ticket.order.order_method;
  const kind = tenderOf(random, ticket.order);
  const isPrepaid = method !== 'dine_in' && kind === 'e_wallet';
  if (isPrepaid) ticket.pay(later(at, 7), kind);
  ticket.step(later(at, pace), 'ready');
  if (method === 'pickup') {
    if (!isPrepaid) ticket.pay(later(at, pace + 3), kind);
    ticket.step(later(at, pace + random.whole(3, 10)), 'claim');
    return;
  }
  ticket.step(later(at, pace + 2), method === 'delivery' ? 'dispatch' : 'serve');
  const end = later(at, pace + random.whole(14, 40));
  if (random.chance(0.06)) ticket.pay(end, 'card', 0.5);
  ticket.pay(end, kind);
  if (random.chance(0.025) && !ticket.isOver)
    ticket.happen(later(end, 5), refunded(random.chance(0.3) ? 1 : 0.35, 'Dish was cold'));
}

function live(ticket: Ticket, at: Date, random: Random): void {
  const method = ticket.order.order_method;
  const fate = random.next();
  if (fate < 0.025) {
    ticket.step(later(at, 2), 'accept').void(later(at, 5), 'Rung up on the wrong table');
  } else if (fate < 0.04) {
    ticket.step(later(at, 3), 'reject', 'Kitchen too busy');
  } else if (fate < 0.07 && method !== 'dine_in') {
    ticket.pay(later(at, 1), 'e_wallet').step(later(at, 2), 'accept');
    ticket.cancel(later(at, 9), 'Guest changed their mind');
    if (!ticket.isOver) ticket.happen(later(at, 90), settledRefunds);
  } else serve(ticket, at, random);
}

/** The options of a trading day at one outlet. */
export interface TradeDayInput {
  shop: SampleMerchant;
  date: string;
  /** The number of orders on a full day. */
  orders: number;
  random: Random;
  now: Date;
  lane: number;
  /** Creates a ticket with the next number of the day. */
  ticketAt: (at: Date, input: Omit<TicketInput, 'count'>) => Ticket;
}

/** Generates the orders of a trading day, each with its progress at `now`. */
export function tradeDay(input: TradeDayInput): OrderRecord[] {
  const { shop, date, orders, random, now, lane } = input;
  const opening = Date.parse(dayBounds(date, shop.settings).start);
  const [hours = 0, minutes = 0] = shop.settings.day_start.split(':').map(Number);
  const dayStart = hours * 60 + minutes;
  const moments = Array.from({ length: orders }, () => arrival(random)).sort((a, b) => a - b);
  const menu = [...menuAt(shop.items, 'dine_in').values()];
  const found: OrderRecord[] = [];
  let waiting: { ticket: Ticket; at: Date } | null = null;
  for (const moment of moments) {
    const seconds = random.whole(0, 59);
    const at = new Date(opening + (moment - dayStart) * minute + seconds * 1000);
    if (later(at, 1).getTime() > now.getTime()) break;
    const ticket = input.ticketAt(at, { shop, business_date: date, until: now, lane });
    const placed = new Date(at.getTime() + (ticket.input.count % 1000));
    const draw = random.next();
    const method = draw < 0.55 ? 'dine_in' : draw > 0.82 ? 'delivery' : 'pickup';
    const covers = method === 'dine_in' ? random.whole(1, 5) : random.whole(1, 2);
    const member = random.chance(0.3) ? random.pick(shop.members) : null;
    const guest = guestOf(random);
    const isKnown = method === 'delivery' || (method === 'pickup' && member === null);
    const area = random.whole(0, shop.settings.delivery.areas.length - 1);
    ticket.place(placed, {
      method,
      table: random.pick(shop.tables).name,
      member,
      customer_name: isKnown ? guest.name : '',
      phone: isKnown ? guest.phone : '',
      address: method === 'delivery' ? addressOf(random) : '',
      postcode: shop.settings.delivery.areas[area]?.postcode ?? '',
      covers: method === 'dine_in' ? covers : 0,
      lines: basketOf(menu, random, covers),
    });
    promote(ticket, placed, member, random);
    const isJoined: boolean = method === 'dine_in' && random.chance(0.03);
    if (isJoined && waiting === null) {
      waiting = { ticket, at: placed };
      continue;
    }
    if (waiting && method === 'dine_in') {
      const both = later(placed, 1);
      const context = ticket.contextOf(both, 'waiter');
      const first: OrderRecord = waiting.ticket.order;
      const versions = new Map([ticket.order, first].map(({ id, version }) => [id, version]));
      const [target, source] = combineOrders(ticket.order, [first], versions, context);
      found.push(source!);
      ticket.happen(both, () => target);
      waiting = null;
      serve(ticket, later(both, 1), random);
    } else live(ticket, placed, random);
    found.push(ticket.order);
  }
  if (waiting) {
    serve(waiting.ticket, waiting.at, random);
    found.push(waiting.ticket.order);
  }
  return found;
}
