import type { DailyReport } from '@servery/api';
import type { Sen } from '../money/index.ts';

/** The name of an amount that a sum of a report adds up. */
export type ReportFigure =
  | 'gross_sales'
  | 'item_discounts'
  | 'order_discounts'
  | 'comps'
  | 'net_sales'
  | 'service_charge'
  | 'delivery_fee'
  | 'tax'
  | 'rounding'
  | 'tips'
  | 'total'
  | 'refunds'
  | 'refunds_of_period'
  | 'refunds_of_earlier'
  | 'pay_outs'
  | 'payment_fees'
  | 'outcome';

/** A part of an amount, in sen, signed as it is added. */
export type ReportPart = readonly [name: ReportFigure, amount: Sen];

/** The amounts of a report that are sums. */
export type ReportSum = 'net_sales' | 'total' | 'refunds' | 'outcome' | 'net_income';

const minus = (amount: Sen) => (amount === 0 ? 0 : -amount);

/** Returns the parts that each sum of a report adds up, without those that are zero. */
export function explainReport({
  sales_income: income,
  sales_refund: refund,
  sales_outcome: outcome,
}: Pick<DailyReport, 'sales_income' | 'sales_refund' | 'sales_outcome'>): Record<
  ReportSum,
  readonly ReportPart[]
> {
  const without = (parts: readonly ReportPart[]) => parts.filter(([, amount]) => amount !== 0);
  return {
    net_sales: without([
      ['gross_sales', income.gross_sales],
      ['item_discounts', minus(income.item_discounts)],
      ['order_discounts', minus(income.order_discounts)],
      ['comps', minus(income.comps)],
    ]),
    total: without([
      ['net_sales', income.net_sales],
      ['service_charge', income.service_charge],
      ['delivery_fee', income.delivery_fee],
      ['tax', income.tax],
      ['rounding', income.rounding],
      ['tips', income.tips],
    ]),
    refunds: without([
      ['refunds_of_period', refund.of_period],
      ['refunds_of_earlier', refund.of_earlier],
    ]),
    outcome: without([
      ['pay_outs', outcome.pay_outs],
      ['payment_fees', outcome.payment_fees],
    ]),
    net_income: without([
      ['total', income.total],
      ['refunds', minus(refund.total)],
      ['outcome', minus(outcome.total)],
    ]),
  };
}
