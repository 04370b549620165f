import type { Floor } from '../../tables/record.ts';
import type { World } from '../world.ts';
import { tellChanged } from './tellChanged.ts';

/** Keeps what a rule made of a floor. */
export function saveFloor(world: World, before: Floor, after: Floor): void {
  if (after === before) return;
  world.tables.keep(after);
  tellChanged(world, 'table.changed', after.merchant_id, before.tables, after.tables);
}
