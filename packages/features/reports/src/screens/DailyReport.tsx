import type { DailyReport as Report } from '@servery/api';
import { useRights } from '@servery/api/user';
import { businessDate } from '@servery/domain/time';
import { RowsSkeleton, useFormat, useNow } from '@servery/screens';
import { ListBody, useListView, type ListScreenProps } from '@servery/screens/list';
import { capabilityMessages } from '@servery/screens/messages';
import { Button, EmptyState, Heading, LockIcon, ReceiptIcon, Stack, Text } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { CashPart } from '../components/CashPart.tsx';
import { Checks } from '../components/Checks.tsx';
import { Hero } from '../components/Hero.tsx';
import { LossPart } from '../components/LossPart.tsx';
import { PaymentsPart } from '../components/PaymentsPart.tsx';
import { PeriodField } from '../components/PeriodField.tsx';
import * as styles from '../components/report.css.ts';
import { PayoutsPart, RefundsPart, SalesPart } from '../components/SalesPart.tsx';
import { SharesPart } from '../components/SharesPart.tsx';
import { closingMessages } from '../messages/closing.ts';
import { useDailyReport } from '../hooks/useDailyReport.ts';
import { reportMessages as messages } from '../messages/report.ts';
import { reportView } from '../reportView.ts';

const CloseDay = lazy(async () => ({
  default: (await import('../components/CloseDay.tsx')).CloseDay,
}));

export interface DailyReportProps extends ListScreenProps {
  /** The outlet of the report; '' for the person's own. */
  merchantId: number | '';
}

/** The report of some trading days: sales, refunds, payouts, payments and cash, and whether they agree. */
export function DailyReport({ merchantId, search, onSearchChange }: DailyReportProps) {
  const { formatMessage } = useIntl();
  const { time, dateTime, time_zone, day_start } = useFormat(merchantId || undefined);
  const { view, change } = useListView(reportView, search, onSearchChange);
  const { data, error, mutate } = useDailyReport(merchantId, view);
  const today = businessDate(new Date(useNow(60_000)), { time_zone, day_start });
  const may = useRights();
  const [isClosing, setClosing] = useState(false);
  // The current trading day is the one that is shown without dates, or the latest.
  const canClose =
    may('day.close') && data?.status === 'open' && (view.from === '' || data.to_date >= today);
  const right = formatMessage(capabilityMessages['report.financial']);
  return (
    <Stack gap="l">
      <div className={styles.head}>
        <div>
          <Heading level={1}>{formatMessage(messages.title)}</Heading>
          {data && (
            <Text tone="muted">
              {data.closing
                ? formatMessage(closingMessages.closed, {
                    number: data.closing.number,
                    name: data.closing.by,
                    time: dateTime(data.closing.at),
                  })
                : formatMessage(messages.provisional, { time: time(data.at) })}
            </Text>
          )}
        </div>
        {data && (
          <div className={styles.tools}>
            {canClose && (
              <Button size="l" icon={<LockIcon />} onPress={() => setClosing(true)}>
                {formatMessage(closingMessages.close)}
              </Button>
            )}
            <PeriodField
              today={today > data.to_date ? today : data.to_date}
              value={{ start: data.from_date, end: data.to_date }}
              onChange={({ start, end }) => change({ from: start, to: end })}
            />
          </div>
        )}
      </div>
      <ListBody
        error={error}
        data={data}
        title={formatMessage(messages.failed)}
        staleTitle={formatMessage(messages.stale)}
        forbidden={formatMessage(messages.forbidden, { right })}
        onRetry={mutate}
      >
        {data ? <Parts report={data} /> : <RowsSkeleton lines={8} />}
      </ListBody>
      {isClosing && (
        <Suspense>
          <CloseDay
            merchantId={merchantId}
            onDone={({ report: { from_date, to_date } }) => {
              setClosing(false);
              change({ from: from_date, to: to_date });
            }}
            onClose={() => setClosing(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

function Parts({ report }: { report: Report }) {
  const { formatMessage } = useIntl();
  const hasSales = report.sales_summary.orders > 0;
  return (
    <>
      {hasSales ? (
        <Hero report={report} />
      ) : (
        <EmptyState level={2} icon={<ReceiptIcon />} title={formatMessage(messages.nothing)}>
          {formatMessage(messages.nothingText)}
        </EmptyState>
      )}
      <Checks report={report} />
      <div className={styles.columns}>
        <Stack gap="l">
          <SalesPart report={report} />
          <LossPart report={report} />
        </Stack>
        <Stack gap="l">
          <RefundsPart report={report} />
          <PayoutsPart report={report} />
        </Stack>
      </div>
      {hasSales && <SharesPart report={report} />}
      <PaymentsPart report={report} />
      {report.cash.length > 0 && <CashPart report={report} />}
    </>
  );
}
