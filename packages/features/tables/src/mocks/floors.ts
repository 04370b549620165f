import { Problem } from '@servery/api';
import type { Floor } from '@servery/domain/tables';
import { floorAt, type Visit } from '@servery/domain/sample';

/** The floor that has a table; those outside the caller's scope have none. */
export function floorWith(visit: Visit, table_id: number): Floor {
  const merchant_id = visit.world.tables.merchantOf(table_id);
  if (merchant_id === undefined) throw new Problem('notFound');
  visit.scope(merchant_id);
  return floorAt(visit.world, merchant_id);
}
