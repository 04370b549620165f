import type { DailyReport } from '@servery/api';
import { useIntl } from 'react-intl';
import { useReportParts } from '../hooks/useReportParts.ts';
import { salesMessages as messages } from '../messages/parts.ts';
import { reportMessages } from '../messages/report.ts';
import { Sums, type SumRow } from './Sums.tsx';

const without = (rows: readonly SumRow[]) =>
  rows.filter(({ amount, isTotal }) => isTotal || amount !== 0);

const percent = { style: 'percent', maximumFractionDigits: 2 } as const;

/** The sales of the period, from gross sales to the total. */
export function SalesPart({ report }: { report: DailyReport }) {
  const { formatMessage, formatNumber } = useIntl();
  const partsOf = useReportParts(report);
  const { merchant_id, sales_income: income } = report;
  return (
    <Sums
      title={formatMessage(messages.title)}
      merchant_id={merchant_id}
      rows={[
        { name: formatMessage(messages.gross), amount: income.gross_sales },
        ...without([
          { name: formatMessage(messages.itemDiscounts), amount: -income.item_discounts },
          { name: formatMessage(messages.orderDiscounts), amount: -income.order_discounts },
          { name: formatMessage(messages.comps), amount: -income.comps },
          {
            name: formatMessage(messages.net),
            amount: income.net_sales,
            isTotal: true,
            parts: partsOf('net_sales'),
          },
          { name: formatMessage(messages.serviceCharge), amount: income.service_charge },
          { name: formatMessage(messages.deliveryFee), amount: income.delivery_fee },
          ...income.taxes.map(({ name, rate, amount }) => ({
            name: `${name} ${formatNumber(rate / 10_000, percent)}`,
            amount,
          })),
          { name: formatMessage(messages.rounding), amount: income.rounding },
          { name: formatMessage(messages.tips), amount: income.tips },
          {
            name: formatMessage(messages.total),
            amount: income.total,
            isTotal: true,
            parts: partsOf('total'),
          },
        ]),
      ]}
    />
  );
}

/** The refunds of the period by the day of their sale. */
export function RefundsPart({ report }: { report: DailyReport }) {
  const { formatMessage } = useIntl();
  const partsOf = useReportParts(report);
  const { merchant_id, sales_refund: refund } = report;
  return (
    <Sums
      title={formatMessage(messages.refundsTitle)}
      merchant_id={merchant_id}
      rows={[
        { name: formatMessage(messages.ofPeriod), amount: refund.of_period },
        { name: formatMessage(messages.ofEarlier), amount: refund.of_earlier },
        {
          name: formatMessage(messages.total),
          amount: refund.total,
          isTotal: true,
          parts: partsOf('refunds'),
        },
        ...without([
          { name: formatMessage(messages.notSales), amount: refund.not_sales },
          { name: formatMessage(messages.openRefunds), amount: refund.open },
        ]),
      ]}
    />
  );
}

/** The money that left for something else, and what is left of the sales. */
export function PayoutsPart({ report }: { report: DailyReport }) {
  const { formatMessage } = useIntl();
  const partsOf = useReportParts(report);
  const { merchant_id, sales_outcome: outcome, sales_summary: summary } = report;
  return (
    <Sums
      title={formatMessage(messages.payoutsTitle)}
      merchant_id={merchant_id}
      rows={[
        ...outcome.reasons.map(({ reason, amount }) => ({
          name: reason || formatMessage(messages.noReason),
          amount,
        })),
        { name: formatMessage(messages.fees), amount: outcome.payment_fees },
        {
          name: formatMessage(messages.total),
          amount: outcome.total,
          isTotal: true,
          parts: partsOf('outcome'),
        },
        {
          name: formatMessage(reportMessages.netTakings),
          amount: summary.net_income,
          isTotal: true,
          parts: partsOf('net_income'),
        },
      ]}
    />
  );
}
