import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { dailyReport } from '../entities/dailyReport.ts';
import { businessDate, idChoice } from '../fields.ts';

/** Returns the report of a merchant's trading days, from the first to the last. */
export const getDailyReport = endpoint.get('/admin/report/sales_summary', {
  summary: 'Returns the daily report of a merchant for up to 31 trading days.',
  capability: 'report.financial',
  query: v.strictObject({
    merchant_id: idChoice,
    /** The current trading day if it is left out. */
    from_date: v.optional(businessDate),
    /** `from_date` if it is left out. */
    to_date: v.optional(businessDate),
  }),
  returns: dailyReport,
  problems: ['notFound'],
});
