import { liveIn } from '@servery/domain/queue';
import { type Venue, turnsOf } from '@servery/domain/reservations';
import type { World } from './world.ts';

/** Returns the parties in the queues of a merchant now, in order of arrival. */
function waitingAt(world: World, merchant_id: number) {
  const book = world.queueBook(merchant_id);
  return book.queues
    .filter(({ is_deleted }) => !is_deleted)
    .flatMap(({ id }) => liveIn(book, id))
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
    .map(({ id, party }) => ({ id, party }));
}

/** Returns the bookings of a merchant in a world, with all the data that rules of bookings need. */
export function venueAt(world: World, merchant_id: number): Venue {
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
