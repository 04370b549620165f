import type { DailyReport } from '@servery/api';
import type { ClosingBook, ClosingDays } from '@servery/domain/closings';
import { isOpen, showOrder } from '@servery/domain/orders';
import { inOrder } from '@servery/domain/payments';
import { dailyReportOf, isWithin, reported, type ReportFacts } from '@servery/domain/reports';
import { settingsAt } from '@servery/domain/settings';
import { drawersAt, sumsOfShift } from './drawersAt.ts';
import type { World } from './world.ts';

/** Returns the data that the report of some trading days is computed from. */
export function reportFactsAt(world: World, merchant_id: number, days: ClosingDays): ReportFacts {
  const now = world.now();
  const { categories, payment_options } = world.merchant(merchant_id);
  const trading = settingsAt(world.storedMerchant(merchant_id).settings, now);
  return {
    merchant_id,
    ...days,
    trading,
    now,
    orders: world
      .ordersOf([merchant_id])
      .filter((order) =>
        [order, ...order.payments, ...order.refunds].some(({ business_date }) =>
          isWithin(days, business_date),
        ),
      )
      .map((order) => reported(order, trading)),
    shifts: drawersAt(world, merchant_id)
      .shifts.filter(({ business_date }) => isWithin(days, business_date))
      .map((shift) => ({ ...shift, sums: shift.sums ?? sumsOfShift(world, shift.id) })),
    cash: world.drawers.cash
      .map(({ movement }) => movement)
      .filter((one) => one.merchant_id === merchant_id && isWithin(days, one.business_date)),
    categories: new Map(categories.map(({ id, name }) => [id, name])),
    options: inOrder(payment_options),
  };
}

/** Returns the report of some trading days: the fixed one if they were closed together. */
export function reportAt(world: World, merchant_id: number, days: ClosingDays): DailyReport {
  const closing = world.closings.find(
    ({ business_date, report, ...of }) =>
      of.merchant_id === merchant_id &&
      business_date === days.to_date &&
      report.from_date === days.from_date,
  );
  return closing?.report ?? dailyReportOf(reportFactsAt(world, merchant_id, days));
}

/** Returns the last closing of a merchant, and what closing its current day depends on. */
export function closingBookAt(world: World, merchant_id: number): ClosingBook {
  const open = world.ordersOf([merchant_id]).filter(isOpen).map(showOrder);
  return {
    merchant_id,
    last: world.closings.findLast((one) => one.merchant_id === merchant_id) ?? null,
    open_orders: open
      .filter(({ balance }) => balance > 0)
      .map(({ id, number, balance }) => ({ id, number, balance })),
    open_shifts: drawersAt(world, merchant_id)
      .shifts.filter(({ state }) => state !== 'closed')
      .map(({ id, drawer, person }) => ({ id, drawer, person })),
  };
}
