import type { DashboardOutlet, StoredFeatures, StoredSettings } from '@servery/api';
import { withoutSample } from '@servery/domain/dashboard';
import { isOpenAt, settingsAt } from '@servery/domain/settings';
import { businessDate } from '@servery/domain/time';
import { sql } from 'kysely';
import { within, type Scope } from '../../http/scope.ts';
import { all, type Sql } from '../../storage/sql.ts';

type Outlet = Omit<DashboardOutlet, 'figures' | 'set_up'> & {
  settings: StoredSettings;
  features: StoredFeatures;
};

interface Row extends Pick<Outlet, 'id' | 'name' | 'setup_status' | 'settings' | 'features'> {
  is_sample: boolean;
}

/** Returns the outlets in a scope, with their stored settings and features, and current trading day. */
export async function outletsIn(db: Sql, scope: Scope, now: Date): Promise<Outlet[]> {
  const rows = await all(
    db,
    sql<Row>`select merchant_id as id, name, setup_status, settings, features, is_sample from merchant
      where ${within(scope)} order by merchant_id`,
  );
  return withoutSample(rows).map(({ is_sample: _sample, ...outlet }) => ({
    ...outlet,
    is_open: isOpenAt(outlet.settings, now),
    business_date: businessDate(now, settingsAt(outlet.settings, now)),
  }));
}
