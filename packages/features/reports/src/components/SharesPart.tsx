import type { DailyReport } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Amount, Card, Segment, Segmented, Stack, Table } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useShares, type ShareBy } from '../hooks/useShares.ts';
import { shareMessages as messages } from '../messages/parts.ts';
import * as styles from './report.css.ts';

const choices = ['hour', 'item', 'category', 'staff', 'method'] as const;

/** The net sales by hour, item, category, person or order method, each row with a bar. */
export function SharesPart({ report }: { report: DailyReport }) {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useFormat(report.merchant_id);
  const [by, setBy] = useState<ShareBy>('hour');
  const rows = useShares(report, by);
  const most = Math.max(1, ...rows.map(({ net }) => net));
  const isUnits = by === 'item' || by === 'category';
  const title = formatMessage(messages.title);
  return (
    <Card title={title}>
      <Stack gap="m">
        <Segmented label={title} isLabelHidden value={by} onChange={setBy}>
          {choices.map((choice) => (
            <Segment key={choice} value={choice}>
              {formatMessage(messages[choice])}
            </Segment>
          ))}
        </Segmented>
        <Table
          caption={title}
          isCaptionHidden
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'name',
              header: formatMessage(messages[by]),
              isRowHeader: true,
              cell: ({ name, net }) => (
                <span className={styles.share}>
                  <bdi>{name}</bdi>
                  <span
                    className={styles.bar}
                    style={{ inlineSize: `${(100 * Math.max(0, net)) / most}%` }}
                  />
                </span>
              ),
            },
            {
              id: 'count',
              header: formatMessage(isUnits ? messages.quantity : messages.orders),
              align: 'end',
              cell: ({ count }) => formatNumber(count),
            },
            {
              id: 'net',
              header: formatMessage(messages.netSales),
              align: 'end',
              cell: ({ net }) => <Amount>{money(net)}</Amount>,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
