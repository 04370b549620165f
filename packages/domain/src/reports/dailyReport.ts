import type { DailyReport } from '@servery/api';
import { sum } from '../money/index.ts';
import { outcomeOf, shiftCashOf } from './cash.ts';
import { checksOf } from './checks.ts';
import { isWithin, type ReportFacts } from './facts.ts';
import { refundsIn } from './refunds.ts';
import { tipsIn } from './sales.ts';
import { sharesOf } from './shares.ts';
import { incomeOf, summaryOf } from './summary.ts';
import { ofChannel, tendersIn } from './tenders.ts';

/**
 * Returns the report of a period: the orders that were paid in full in it, what was refunded and
 * paid out, and the payments and cash behind that. Top-ups and deposits are no sales.
 */
export function dailyReportOf(facts: ReportFacts): DailyReport {
  const { merchant_id, from_date, to_date, trading, now } = facts;
  const days = { from_date, to_date };
  const { orders: all } = facts;
  const orders = all.map(({ order }) => order);
  const sales = all.filter(({ sale }) => sale !== null && isWithin(days, sale.business_date));
  const tenders = tendersIn({ orders, options: facts.options }, days);
  const sales_income = incomeOf(sales, tipsIn(orders, days));
  const sales_outcome = outcomeOf(facts.cash, sum(tenders.map(({ fee }) => fee)));
  const sales_refund = refundsIn(all, days);
  const report = {
    merchant_id,
    from_date,
    to_date,
    at: now.toISOString(),
    sales_income,
    sales_outcome,
    sales_refund,
    sales_summary: summaryOf(all, sales, {
      days,
      income: sales_income,
      refunded: sales_refund,
      outcome: sales_outcome.total,
    }),
    ...sharesOf(sales, trading, facts.categories),
    online_payment_method: ofChannel(tenders, 'online'),
    offline_payment_method: ofChannel(tenders, 'offline'),
    stored_value: ofChannel(tenders, 'stored_value'),
    cash: facts.shifts.map(shiftCashOf),
    status: 'open' as const,
    closing: null,
  };
  return { ...report, checks: checksOf(report, facts) };
}
