import type { DailyReport } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Card, Description, DescriptionList } from '@servery/ui';
import { useIntl } from 'react-intl';
import { lossMessages as messages } from '../messages/parts.ts';

/** Items and orders that weren’t sold: voided, cancelled, or not paid yet. */
export function LossPart({ report }: { report: DailyReport }) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(report.merchant_id);
  const { voids_before, voids_after, cancelled, open } = report.sales_summary;
  const counted = ({ count, amount }: { count: number; amount: number }) =>
    formatMessage(messages.counted, { count, amount: money(amount) });
  return (
    <Card title={formatMessage(messages.title)}>
      <DescriptionList>
        <Description term={formatMessage(messages.voidsBefore)}>
          {counted(voids_before)}
        </Description>
        <Description term={formatMessage(messages.voidsAfter)}>{counted(voids_after)}</Description>
        <Description term={formatMessage(messages.cancelled)}>{counted(cancelled)}</Description>
        <Description term={formatMessage(messages.open)}>{counted(open)}</Description>
        <Description term={formatMessage(messages.balance)}>{money(open.balance)}</Description>
      </DescriptionList>
    </Card>
  );
}
