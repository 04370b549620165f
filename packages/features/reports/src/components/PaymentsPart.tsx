import type { DailyReport, MethodTotals } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Amount, Card, Table, type TableColumn } from '@servery/ui';
import { useIntl } from 'react-intl';
import { moneyMessages as messages } from '../messages/parts.ts';

/** The amounts that each payment option took and gave back. */
export function PaymentsPart({ report }: { report: DailyReport }) {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useFormat(report.merchant_id);
  const rows = [
    ...report.offline_payment_method,
    ...report.online_payment_method,
    ...report.stored_value,
  ];
  const sumOf = (of: 'count' | 'sales' | 'refunds' | 'net' | 'fee') =>
    rows.reduce((sum, row) => sum + row[of], 0);
  const column = (
    id: 'sales' | 'refunds' | 'net' | 'fee',
    header: string,
  ): TableColumn<MethodTotals> => ({
    id,
    header,
    align: 'end',
    cell: (row) => <Amount>{money(row[id])}</Amount>,
    footer: <Amount weight="bold">{money(sumOf(id))}</Amount>,
  });
  const title = formatMessage(messages.payments);
  return (
    <Card title={title}>
      <Table
        caption={title}
        isCaptionHidden
        narrow="cards"
        rows={rows}
        rowKey={({ option_id, channel }) => `${channel} ${option_id}`}
        empty={formatMessage(messages.noPayments)}
        columns={[
          {
            id: 'name',
            header: formatMessage(messages.option),
            isRowHeader: true,
            cell: ({ name }) => name,
          },
          {
            id: 'count',
            header: formatMessage(messages.count),
            align: 'end',
            cell: ({ count }) => formatNumber(count),
            footer: formatNumber(sumOf('count')),
          },
          column('sales', formatMessage(messages.taken)),
          column('refunds', formatMessage(messages.refunded)),
          column('net', formatMessage(messages.net)),
          column('fee', formatMessage(messages.fee)),
        ]}
      />
    </Card>
  );
}
