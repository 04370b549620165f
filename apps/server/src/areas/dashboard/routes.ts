import { getDashboard } from '@servery/api';
import { dashboardOf } from '@servery/domain/dashboard';
import { known, narrow } from '../../http/scope.ts';
import { read } from '../../http/route.ts';
import { countOutlets } from './countOutlets.ts';

/** The routes of the dashboard. */
export const dashboardRoutes = [
  read(getDashboard, async ({ query, ctx: { sql, caller, now } }) => {
    const scope = narrow(caller, await known(sql, caller, query.merchant_id));
    const canSetUp = caller.rights.grants['merchant.profile'] !== 'deny';
    return dashboardOf(await countOutlets(sql, scope, now, canSetUp), now);
  }),
];
