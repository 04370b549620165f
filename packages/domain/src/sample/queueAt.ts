import type { QueueBook } from '../queue/record.ts';
import { roomAt } from '../reservations/room.ts';
import { houseAt } from './houseAt.ts';
import type { World } from './world.ts';

/** A merchant's queues in a world today, and the tables that there are for those who wait. */
export const queueAt = (world: World, merchant_id: number): QueueBook => ({
  ...world.queueBook(merchant_id),
  room: roomAt(houseAt(world, merchant_id), world.now()),
});
