import type { DailyReport, ShiftCash } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Amount, Card, Stack, Table, Text, type TableColumn } from '@servery/ui';
import { useIntl } from 'react-intl';
import { moneyMessages as messages } from '../messages/parts.ts';

/** The cash of each shift: what its drawer should hold, and what was counted. */
export function CashPart({ report }: { report: DailyReport }) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(report.merchant_id);
  const column = (
    header: string,
    id: Exclude<keyof ShiftCash, 'shift_id' | 'drawer' | 'person' | 'approved_by' | 'reason'>,
    sign = 1,
  ): TableColumn<ShiftCash> => ({
    id,
    header,
    align: 'end',
    cell: (row) => {
      const sen = row[id];
      if (sen === null) return formatMessage(messages.notCounted);
      const isShort = id === 'variance' && sen < 0;
      return <Amount tone={isShort ? 'danger' : 'inherit'}>{money(sign * sen)}</Amount>;
    },
  });
  const title = formatMessage(messages.cash);
  return (
    <Card title={title}>
      <Table
        caption={title}
        isCaptionHidden
        narrow="cards"
        rows={report.cash}
        rowKey={({ shift_id }) => String(shift_id)}
        columns={[
          {
            id: 'drawer',
            header: formatMessage(messages.drawer),
            isRowHeader: true,
            cell: ({ drawer }) => drawer,
          },
          {
            id: 'person',
            header: formatMessage(messages.person),
            cell: ({ person, approved_by: name, reason }) => (
              <Stack gap="xxs" align="start">
                <bdi>{person}</bdi>
                {reason !== '' && (
                  <Text tone="muted" size="s">
                    {name === null ? reason : formatMessage(messages.approvedBy, { name, reason })}
                  </Text>
                )}
              </Stack>
            ),
          },
          column(formatMessage(messages.float), 'float'),
          column(formatMessage(messages.sales), 'sales'),
          column(formatMessage(messages.payIns), 'pay_ins'),
          column(formatMessage(messages.refunds), 'refunds', -1),
          column(formatMessage(messages.payOuts), 'pay_outs', -1),
          column(formatMessage(messages.drops), 'drops', -1),
          column(formatMessage(messages.expected), 'expected'),
          column(formatMessage(messages.counted), 'counted'),
          column(formatMessage(messages.variance), 'variance'),
        ]}
      />
    </Card>
  );
}
