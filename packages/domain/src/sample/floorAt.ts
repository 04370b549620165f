import type { Floor } from '../tables/record.ts';
import type { World } from './world.ts';

/** A merchant's floor in a world as it is now. */
export const floorAt = (world: World, merchant_id: number): Floor =>
  world.tables.floor(merchant_id, world.orders.values(), world.now());
