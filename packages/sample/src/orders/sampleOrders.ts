import { paymentStatusOf, reviewReasons, type OrderRecord } from '@servery/domain/orders';
import { addDays, businessDate } from '@servery/domain/time';
import { merchants, type SampleMerchant } from '@servery/domain/fixtures';
import { randomOf } from '@servery/domain/template';
import { renumber } from './renumber.ts';
import { scenesOf } from './scenes.ts';
import { Ticket, type TicketInput } from './Ticket.ts';
import { tradeDay } from './tradeDay.ts';

/** The amount of sample orders to generate. */
export interface SampleInput {
  now: Date;
  /** A different seed generates different orders. */
  seed?: number;
  /** The number of trading days before today. @default 90 */
  days?: number;
  /** The orders per day at the busiest outlet; other outlets have fewer. @default 45 */
  perDay?: number;
}

const weekend = new Set([0, 5, 6]);

/** Returns the number of orders on a day: more at weekends, and slowly growing over the months. */
const ordersOn = (date: string, daysAgo: number, perDay: number, trade: number): number => {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  const growth = 1 - daysAgo / 400;
  return Math.round((perDay * trade * growth * (weekend.has(day) ? 1.25 : 0.95)) / 100);
};

function ordersOf(shop: SampleMerchant, lane: number, input: Required<SampleInput>): OrderRecord[] {
  const { now, seed, days, perDay } = input;
  if (shop.trade === 0) return [];
  const today = businessDate(now, shop.settings);
  // Each ticket of a lane gets its own millisecond within the second. Scenes use lanes of their
  // own.
  let tickets = 0;
  const counts = new Map<string, number>();
  const ticketAt = (_: Date, ticket: Omit<TicketInput, 'count'>): Ticket => {
    const count = (counts.get(ticket.business_date) ?? 0) + 1;
    counts.set(ticket.business_date, count);
    return new Ticket({ ...ticket, count });
  };
  const history = Array.from({ length: days + 1 }, (_, i) => days - i).flatMap((daysAgo) => {
    const date = addDays(today, -daysAgo);
    const random = randomOf(seed, shop.id, date);
    const orders = ordersOn(date, daysAgo, perDay, shop.trade);
    return tradeDay({ shop, date, orders, random, now, lane, ticketAt });
  });
  const random = randomOf(seed, shop.id, 'now');
  const second = Math.floor(now.getTime() / 1000) * 1000;
  const scenes = scenesOf(lane === 0).flatMap((scene): readonly OrderRecord[] => {
    tickets++;
    const ago = (minutes: number) =>
      new Date(second - Math.round(minutes * 60) * 1000 - 1000 + (tickets % 1000));
    const played = scene({
      shop,
      random,
      ago,
      ticket: (at) =>
        ticketAt(at, { shop, business_date: today, until: now, lane: lane + merchants.length }),
    });
    return played instanceof Ticket ? [played.order] : played;
  });
  const isToday = ({ business_date }: OrderRecord) => business_date === today;
  const earlier = history.filter((order) => !isToday(order));
  const ofToday = renumber([...history.filter(isToday), ...scenes]);
  return [...earlier, ...ofToday].map((order) => reviewReasons(order, now, shop.settings));
}

/**
 * Generates months of orders of all outlets, the oldest first. The same time and seed give the same
 * orders.
 */
export function sampleOrders({
  now,
  seed = 7,
  days = 90,
  perDay = 45,
}: SampleInput): OrderRecord[] {
  const orders = merchants
    .flatMap((shop, lane) => ordersOf(shop, lane, { now, seed, days, perDay }))
    .sort((a, b) => a.placed_at.localeCompare(b.placed_at) || a.id - b.id);
  const known = new Map(orders.map((order) => [order.id, order]));
  return orders.map((order) => {
    const target = known.get(order.merged_into ?? 0);
    return target ? { ...order, merged_status: paymentStatusOf(target) } : order;
  });
}
