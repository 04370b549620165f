import type { Floor } from '@servery/domain/tables';
import type { World } from './world.ts';

/** Returns the current floor of a merchant in a world. */
export const floorAt = (world: World, merchant_id: number): Floor =>
  world.tables.floor(merchant_id, world.orders.values(), world.now());
