import { getDailyReport } from '@servery/api';
import { dailyReportOf, reportDays } from '@servery/domain/reports';
import { businessDate } from '@servery/domain/time';
import { read } from '../../http/route.ts';
import { known, oneOf } from '../../http/scope.ts';
import { loadShop } from '../orders/shop.ts';
import { loadFacts } from './load.ts';

/** The routes of reports. */
export const reportRoutes = [
  read(getDailyReport, async ({ query: { merchant_id: wanted, ...dates }, ctx }) => {
    const { sql, caller, now } = ctx;
    const merchant_id = oneOf(caller, await known(sql, caller, wanted));
    const { settings } = await loadShop(sql, merchant_id, now);
    const period = { merchant_id, ...reportDays(dates, businessDate(now, settings)) };
    return dailyReportOf({ ...period, ...(await loadFacts(sql, period)), trading: settings, now });
  }),
];
