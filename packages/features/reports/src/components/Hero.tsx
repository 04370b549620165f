import type { DailyReport } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Amount, Card, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { salesMessages, shareMessages } from '../messages/parts.ts';
import { reportMessages as messages } from '../messages/report.ts';
import * as styles from './report.css.ts';

/** The net sales of the period, with the figures that people compare days by. */
export function Hero({ report }: { report: DailyReport }) {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useFormat(report.merchant_id);
  const { orders, covers, average_order, average_guest } = report.sales_summary;
  const average = (sen: number | null) => (sen === null ? '–' : money(sen));
  const figures = [
    { name: formatMessage(shareMessages.orders), value: formatNumber(orders) },
    { name: formatMessage(messages.covers), value: formatNumber(covers) },
    { name: formatMessage(messages.averageOrder), value: average(average_order) },
    { name: formatMessage(messages.averageGuest), value: average(average_guest) },
  ];
  return (
    <Card padding="l">
      <div className={styles.hero}>
        <div>
          <span className={styles.heroLabel}>{formatMessage(salesMessages.net)}</span>
          <div>
            <Amount size="xxl" weight="bold">
              {money(report.sales_income.net_sales)}
            </Amount>
          </div>
          <Text size="s" tone="muted">
            {formatMessage(salesMessages.netText)}
          </Text>
        </div>
        <dl className={styles.heroFigures}>
          {figures.map(({ name, value }) => (
            <div key={name} className={styles.heroFigure}>
              <dt className={styles.heroTerm}>{name}</dt>
              <dd className={styles.heroValue}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
