import { displayKitchen, type KitchenTicket } from '@servery/api';
import { routerOf, ticketsOf } from '@servery/domain/kitchen';
import { isOpen } from '@servery/domain/orders';
import { sample } from '@servery/sample';
import { answer } from '@servery/sample/answer';

/** The busiest outlet of the sample, used by the kitchen stories. */
export const outlet = 101;

/** Returns the current tickets of the sample's kitchen. */
export function ticketsNow(): KitchenTicket[] {
  const world = sample();
  const orders = world.ordersOf([outlet]).filter(isOpen);
  const input = { zone_id: '' as const, isDelta: false };
  return ticketsOf(orders, world.kitchens.of(outlet), input, world.now()).tickets;
}

/** Returns the id of the zone with a name. */
export const zoneNamed = (name: string): number =>
  sample()
    .kitchens.of(outlet)
    .find((zone) => zone.name === name)!.id;

/** Handler that answers the display with a story's own tickets. */
export const shows = (make: (tickets: KitchenTicket[], now: Date) => KitchenTicket[]) =>
  answer(displayKitchen, ({ ctx }) => ({
    sequence: ctx.world.sequence(outlet),
    now: ctx.now.toISOString(),
    is_delta: false,
    zones: ctx.world.kitchens.of(outlet).map(({ id, name }) => ({ id, name })),
    tickets: make(ticketsNow(), ctx.now),
  }));

/**
 * Handler that answers with the given number of tickets, copied from the sample; up to 25 minutes
 * older.
 */
export const many = (count: number) =>
  shows((tickets) => {
    const open = tickets.filter(({ lines }) => lines.some(({ status }) => status === 'queued'));
    return Array.from({ length: count }, (_, i) => {
      const ticket = open[i % open.length]!;
      const earlier = (at: string) => new Date(Date.parse(at) - (i % 25) * 61_000).toISOString();
      return {
        ...ticket,
        id: ticket.id + i + 1,
        number: `D${String(i + 1).padStart(3, '0')}`,
        placed_at: earlier(ticket.placed_at),
        lines: ticket.lines.map((line) => ({ ...line, fired_at: earlier(line.fired_at) })),
      };
    });
  });

/** Creates an order that the kitchen has not begun, with a dish and a dessert in a later course. */
export function anOrderOfTwoCourses(): number {
  const world = sample();
  const route = routerOf(world.kitchens.of(outlet));
  const shop = world.merchant(outlet);
  const sweet = shop.items.find(
    (item) => route({ id: item.id, category_id: item.category_id })?.zone.course === 2,
  )!;
  const order = world
    .ordersOf([outlet])
    .find(({ status, items }) => status === 'accepted' && items.length > 0)!;
  const [line] = order.items;
  world.save('order.changed', {
    ...order,
    version: order.version + 1,
    items: [
      ...order.items,
      {
        ...line!,
        id: world.nextId(),
        menu_id: sweet.id,
        category_id: sweet.category_id,
        name: sweet.name,
        options: [],
        quantity: 2,
        sent_qty: 2,
        note: 'One without nuts',
        status: 'queued',
      },
    ],
  });
  return order.id;
}

/** Creates an order that the kitchen has not begun, with one dish on two lines and another dish. */
export function anOrderWithADishTwice(): void {
  const world = sample();
  const order = world
    .ordersOf([outlet])
    .find(({ status, items }) => status === 'accepted' && items.length > 0)!;
  const line = { ...order.items[0]!, options: [], note: '', status: 'queued' as const };
  const items = ['Roti canai banjir', 'Roti canai banjir', 'Teh tarik'].map((name, i) => ({
    ...line,
    id: world.nextId(),
    name,
    quantity: i + 2,
    sent_qty: i + 2,
  }));
  world.save('order.changed', { ...order, version: order.version + 1, items });
}
