import type { QueueBook } from '@servery/domain/queue';
import { capacityAt } from '@servery/domain/reservations';
import { venueAt } from './venueAt.ts';
import type { World } from './world.ts';

/**
 * Returns the queues of a merchant in a world today, with the tables available for waiting parties.
 */
export const queueAt = (world: World, merchant_id: number): QueueBook => ({
  ...world.queueBook(merchant_id),
  capacity: capacityAt(venueAt(world, merchant_id), world.now()),
});
