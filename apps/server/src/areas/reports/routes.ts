import { getDailyReport } from '@servery/api';
import { currentDay } from '@servery/domain/closings';
import { reportDays } from '@servery/domain/reports';
import { read } from '../../http/route.ts';
import { known, oneOf } from '../../http/scope.ts';
import { loadShop } from '../orders/shop.ts';
import { readReport } from './readReport.ts';

/** The routes of reports. */
export const reportRoutes = [
  read(getDailyReport, async ({ query: { merchant_id: wanted, ...dates }, ctx }) => {
    const { sql: db, caller, now } = ctx;
    const merchant_id = oneOf(caller, await known(db, caller, wanted));
    const { settings, closed_on = null } = await loadShop(db, merchant_id, now);
    const days = reportDays(dates, currentDay(now, settings, closed_on));
    return readReport(db, { merchant_id, ...days }, now);
  }),
];
