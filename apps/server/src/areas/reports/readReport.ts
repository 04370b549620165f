import type { DailyReport } from '@servery/api';
import { dailyReportOf } from '@servery/domain/reports';
import { sql } from 'kysely';
import { inSnapshot } from '../../storage/inSnapshot.ts';
import { first, type Sql } from '../../storage/sql.ts';
import { loadFacts } from './load.ts';
import type { Period } from './orders.ts';

/** Returns the fixed report of days that were closed together. */
async function closedReport(
  db: Sql,
  { merchant_id, from_date, to_date }: Period,
): Promise<DailyReport | null> {
  const closing = await first(
    db,
    sql<{ report: DailyReport }>`select report from day_closing
      where merchant_id = ${merchant_id} and business_date = ${to_date}::date
        and report ->> 'from_date' = ${from_date}`,
  );
  return closing?.report ?? null;
}

/** Returns the report of some trading days: the fixed one if they were closed together. */
export async function readReport(db: Sql, period: Period, now: Date): Promise<DailyReport> {
  const closed = await closedReport(db, period);
  if (closed) return closed;
  return dailyReportOf(await inSnapshot(db, (snapshot) => loadFacts(snapshot, period, now)));
}
