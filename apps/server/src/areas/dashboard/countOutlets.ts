import type { CountedOutlet } from '@servery/domain/dashboard';
import type { Scope } from '../../http/scope.ts';
import type { Sql } from '../../storage/sql.ts';
import { countFloor, countOrders, countWeeks, type Days } from './counts.ts';
import { outletsIn } from './outletsIn.ts';

/** Returns the counted figures of every outlet in a scope. */
export async function countOutlets(db: Sql, scope: Scope, now: Date): Promise<CountedOutlet[]> {
  const outlets = await outletsIn(db, scope, now);
  const days: Days = {
    ids: outlets.map(({ id }) => id),
    days: outlets.map(({ business_date }) => business_date),
  };
  const [orders, weeks, floors] = await Promise.all([
    countOrders(db, days),
    countWeeks(db, days, now),
    countFloor(db, days),
  ]);
  return outlets.map((outlet) => ({
    ...outlet,
    figures: { ...orders.get(outlet.id)!, ...floors.get(outlet.id)! },
    earlier: weeks.get(outlet.id) ?? [],
  }));
}
