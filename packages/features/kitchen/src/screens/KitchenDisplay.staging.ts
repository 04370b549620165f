import { displayKitchen, type KitchenTicket } from '@servery/api';
import { routerOf, ticketsOf } from '@servery/domain/kitchen';
import { isOpen } from '@servery/domain/orders';
import { sample } from '@servery/domain/sample';
import { answer } from '@servery/domain/sample/answer';

/** The busiest outlet of the sample, whose kitchen stories show. */
export const outlet = 101;

/** The tickets of the sample's kitchen as they are now. */
export function ticketsNow(): KitchenTicket[] {
  const world = sample();
  const orders = world.ordersOf([outlet]).filter(isOpen);
  const wish = { zone_id: '' as const, isDelta: false };
  return ticketsOf(orders, world.kitchens.of(outlet), wish, world.now()).tickets;
}

/** The zone of a name. */
export const zoneNamed = (name: string): number =>
  sample()
    .kitchens.of(outlet)
    .find((zone) => zone.name === name)!.id;

/** The display with tickets of a story's own. */
export const shows = (make: (tickets: KitchenTicket[], now: Date) => KitchenTicket[]) =>
  answer(displayKitchen, ({ visit }) => ({
    sequence: visit.world.sequence(outlet),
    now: visit.now.toISOString(),
    is_delta: false,
    zones: visit.world.kitchens.of(outlet).map(({ id, name }) => ({ id, name })),
    tickets: make(ticketsNow(), visit.now),
  }));

/** So many tickets, made of the sample's own, each a little older than the one it copies. */
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

/** An order that the kitchen has not begun, with a dish and a sweet that comes after it. */
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
  world.keep('order.changed', {
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
