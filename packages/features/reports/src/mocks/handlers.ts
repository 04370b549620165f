import { getDailyReport } from '@servery/api';
import { dailyReportOf, isWithin, reportDays } from '@servery/domain/reports';
import { settingsAt } from '@servery/domain/settings';
import { businessDate } from '@servery/domain/time';
import { drawersAt, sumsOfShift } from '@servery/sample';
import { answer } from '@servery/sample/answer';

/** MSW handlers of reports, backed by the sample. */
export const reportHandlers = [
  answer(getDailyReport, ({ query: { merchant_id: wanted, ...dates }, ctx }) => {
    const { world, now } = ctx;
    const merchant_id = ctx.one(wanted);
    const trading = settingsAt(world.storedMerchant(merchant_id).settings, now);
    const days = reportDays(dates, businessDate(now, trading));
    const { categories } = world.merchant(merchant_id);
    return dailyReportOf({
      merchant_id,
      ...days,
      trading,
      now,
      orders: [...world.orders.values()].filter(
        (order) =>
          order.merchant_id === merchant_id &&
          [order, ...order.payments, ...order.refunds].some(({ business_date }) =>
            isWithin(days, business_date),
          ),
      ),
      shifts: drawersAt(world, merchant_id)
        .shifts.filter(({ business_date }) => isWithin(days, business_date))
        .map((shift) => ({ ...shift, sums: shift.sums ?? sumsOfShift(world, shift.id) })),
      cash: world.drawers.cash
        .map(({ movement }) => movement)
        .filter((one) => one.merchant_id === merchant_id && isWithin(days, one.business_date)),
      categories: new Map(categories.map(({ id, name }) => [id, name])),
    });
  }),
];
