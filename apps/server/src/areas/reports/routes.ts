import { getDailyReport, type DailyReport } from '@servery/api';
import { dailyReportOf, reportDays } from '@servery/domain/reports';
import { currentDay } from '@servery/domain/closings';
import { sql } from 'kysely';
import { read } from '../../http/route.ts';
import { known, oneOf } from '../../http/scope.ts';
import { first, type Sql } from '../../storage/sql.ts';
import { loadShop } from '../orders/shop.ts';
import { loadFacts } from './load.ts';

/** Returns the fixed report of days that were closed together. */
async function closedReport(
  db: Sql,
  { merchant_id, from_date, to_date }: { merchant_id: number; from_date: string; to_date: string },
): Promise<DailyReport | null> {
  const closing = await first(
    db,
    sql<{ report: DailyReport }>`select report from day_closing
      where merchant_id = ${merchant_id} and business_date = ${to_date}::date
        and report ->> 'from_date' = ${from_date}`,
  );
  return closing?.report ?? null;
}

/** The routes of reports. */
export const reportRoutes = [
  read(getDailyReport, async ({ query: { merchant_id: wanted, ...dates }, ctx }) => {
    const { sql: db, caller, now } = ctx;
    const merchant_id = oneOf(caller, await known(db, caller, wanted));
    const { settings, closed_on = null } = await loadShop(db, merchant_id, now);
    const period = { merchant_id, ...reportDays(dates, currentDay(now, settings, closed_on)) };
    const closed = await closedReport(db, period);
    if (closed) return closed;
    return dailyReportOf({ ...period, ...(await loadFacts(db, period)), trading: settings, now });
  }),
];
