import { RowsSkeleton, useFormat } from '@servery/screens';
import { ListBody } from '@servery/screens/list';
import { Heading, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { Attention } from '../components/Attention.tsx';
import { head } from '../components/dashboard.css.ts';
import { Outlets } from '../components/Outlets.tsx';
import { Today } from '../components/Today.tsx';
import { useDashboard } from '../hooks/useDashboard.ts';
import type { HrefOf } from '../links.ts';
import { dashboardMessages as messages } from '../messages.ts';

export interface DashboardProps {
  /** The outlet to show; all outlets in the reader's scope if it's left out. */
  merchantId?: number | undefined;
  hrefOf: HrefOf;
}

/** The open tasks and today's figures of one outlet, or of several outlets with their totals. */
export function Dashboard({ merchantId, hrefOf }: DashboardProps) {
  const { formatMessage } = useIntl();
  const { time } = useFormat(merchantId);
  const { data, error, mutate } = useDashboard(merchantId);
  const parts = { merchantId, hrefOf };
  return (
    <Stack gap="l">
      <div className={head}>
        <Heading level={1}>{formatMessage(messages.title)}</Heading>
        {data && <Text tone="muted">{formatMessage(messages.at, { time: time(data.at) })}</Text>}
      </div>
      <ListBody
        error={error}
        data={data}
        title={formatMessage(messages.failed)}
        staleTitle={formatMessage(messages.stale)}
        forbidden={formatMessage(messages.forbiddenText)}
        forbiddenTitle={formatMessage(messages.forbidden)}
        onRetry={mutate}
      >
        {data ? (
          <>
            <Stack gap="m">
              <Heading level={2}>{formatMessage(messages.attention)}</Heading>
              <Attention {...parts} figures={data.totals} />
            </Stack>
            <Stack gap="m">
              <Heading level={2}>{formatMessage(messages.today)}</Heading>
              <Today {...parts} figures={data.totals} />
            </Stack>
            {data.outlets.length > 1 && (
              <Stack gap="m">
                <Heading level={2}>{formatMessage(messages.outlets)}</Heading>
                <Outlets dashboard={data} hrefOf={hrefOf} />
              </Stack>
            )}
          </>
        ) : (
          <RowsSkeleton lines={6} />
        )}
      </ListBody>
    </Stack>
  );
}
