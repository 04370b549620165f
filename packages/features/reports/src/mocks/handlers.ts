import {
  getDailyReport,
  getDayClosing,
  listDayClosings,
  previewDayClosing,
  Problem,
} from '@servery/api';
import { previewClosing } from '@servery/domain/closings';
import { closingCommands } from '@servery/domain/commands';
import { dailyReportOf, reportDays } from '@servery/domain/reports';
import { matchesSearch } from '@servery/domain/search';
import { closingBookAt, reportFactsAt, sortedPage } from '@servery/sample';
import { answer, answerCommands } from '@servery/sample/answer';

/** MSW handlers of reports and closings, backed by the sample. */
export const reportHandlers = [
  answer(getDailyReport, ({ query: { merchant_id: wanted, ...dates }, ctx }) => {
    const { world } = ctx;
    const merchant_id = ctx.one(wanted);
    const days = reportDays(dates, world.today(merchant_id));
    const closing = world.closings.find(
      ({ business_date, report, ...of }) =>
        of.merchant_id === merchant_id &&
        business_date === days.to_date &&
        report.from_date === days.from_date,
    );
    return closing?.report ?? dailyReportOf(reportFactsAt(world, merchant_id, days));
  }),
  answer(listDayClosings, ({ query, ctx }) => {
    const scope = ctx.scope(query.merchant_id);
    const found = ctx.world.closings.filter(
      ({ merchant_id, number, business_date, closed_by }) =>
        scope.includes(merchant_id) &&
        [String(number), business_date, closed_by].some((text) =>
          matchesSearch(query.search, text),
        ),
    );
    return sortedPage(found, ({ closed_at }) => closed_at, query);
  }),
  answer(getDayClosing, ({ params: { id }, ctx }) => {
    const closing = ctx.world.closings.find((one) => one.id === id);
    if (!closing || !ctx.scope('').includes(closing.merchant_id)) throw new Problem('notFound');
    return closing;
  }),
  answer(previewDayClosing, ({ query, ctx }) => {
    const merchant_id = ctx.one(query.merchant_id);
    const { world } = ctx;
    return previewClosing(closingBookAt(world, merchant_id), world.today(merchant_id));
  }),
  ...answerCommands(closingCommands),
];
