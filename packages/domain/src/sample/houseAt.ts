import { liveIn } from '../queue/rows.ts';
import type { House } from '../reservations/record.ts';
import { turnsOf } from '../reservations/turns.ts';
import type { World } from './world.ts';

/** Who is in the queues of a merchant now, in the order in which they came. */
function waitingAt(world: World, merchant_id: number) {
  const book = world.queueBook(merchant_id);
  return book.queues
    .filter(({ is_deleted }) => !is_deleted)
    .flatMap(({ id }) => liveIn(book, id))
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
    .map(({ id, party }) => ({ id, party }));
}

/** A merchant's bookings in a world, with all that decides about them. */
export function houseAt(world: World, merchant_id: number): House {
  const now = world.now();
  const { name, settings } = world.merchant(merchant_id);
  const { time_zone, day_start, currency } = settings;
  return {
    ...world.reservations.of(merchant_id),
    name,
    time_zone,
    day_start,
    currency,
    floor: world.tables.floor(merchant_id, world.orders.values(), now),
    waiting: waitingAt(world, merchant_id),
    turns: turnsOf(world.orders.values(), merchant_id, now),
  };
}
