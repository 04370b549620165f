import { Problem } from '@servery/api';
import type { Floor } from '@servery/domain/tables';
import { floorAt, type RequestContext } from '@servery/sample';

/**
 * Returns the floor that has a table, if it is in the caller's scope.
 * @throws `notFound`
 */
export function floorWith(ctx: RequestContext, table_id: number): Floor {
  const merchant_id = ctx.world.tables.merchantOf(table_id);
  if (merchant_id === undefined) throw new Problem('notFound');
  ctx.scope(merchant_id);
  return floorAt(ctx.world, merchant_id);
}
