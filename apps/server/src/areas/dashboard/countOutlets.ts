import type { CountedOutlet } from '@servery/domain/dashboard';
import { openSteps } from '@servery/domain/set-up';
import type { Scope } from '../../http/scope.ts';
import type { Sql } from '../../storage/sql.ts';
import { countSetUps } from '../merchants/setUp.ts';
import { countFloor, countOrders, countWeeks, type Days } from './counts.ts';
import { outletsIn } from './outletsIn.ts';

/**
 * Returns the counted figures of every outlet in a scope, with the open steps of its set-up for
 * people who can change it.
 */
export async function countOutlets(
  db: Sql,
  scope: Scope,
  now: Date,
  canSetUp: boolean,
): Promise<CountedOutlet[]> {
  const outlets = await outletsIn(db, scope, now);
  const days: Days = {
    ids: outlets.map(({ id }) => id),
    days: outlets.map(({ business_date }) => business_date),
  };
  const [orders, weeks, floors, setUps] = await Promise.all([
    countOrders(db, days),
    countWeeks(db, days, now),
    countFloor(db, days),
    canSetUp ? countSetUps(db, days.ids) : null,
  ]);
  return outlets.map(({ settings, ...outlet }) => {
    const { has_orders, ...figures } = orders.get(outlet.id)!;
    const counts = setUps?.get(outlet.id);
    return {
      ...outlet,
      has_orders,
      set_up: counts ? openSteps({ settings }, counts, outlet.business_date) : null,
      figures: { ...figures, ...floors.get(outlet.id)! },
      earlier: weeks.get(outlet.id) ?? [],
    };
  });
}
