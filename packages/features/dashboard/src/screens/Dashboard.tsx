import type { Dashboard as DashboardData } from '@servery/api';
import { RowsSkeleton, useFormat } from '@servery/screens';
import { ListBody } from '@servery/screens/list';
import { Heading, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { Attention } from '../components/Attention.tsx';
import { head } from '../components/dashboard.css.ts';
import { FirstDay } from '../components/FirstDay.tsx';
import { Followed } from '../components/Followed.tsx';
import { Outlets } from '../components/Outlets.tsx';
import { SetUp } from '../components/SetUp.tsx';
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
          <DashboardParts dashboard={data} onChange={() => void mutate()} {...parts} />
        ) : (
          <RowsSkeleton lines={6} />
        )}
      </ListBody>
    </Stack>
  );
}

interface DashboardPartsProps extends DashboardProps {
  dashboard: DashboardData;
  onChange: () => void;
}

function DashboardParts({ dashboard, merchantId, hrefOf, onChange }: DashboardPartsProps) {
  const { formatMessage } = useIntl();
  const { has_orders, outlets, totals } = dashboard;
  const parts = { merchantId, hrefOf, figures: totals };
  const [first] = outlets;
  const isSeveral = outlets.length > 1;
  if (!has_orders && first && !isSeveral) return <FirstDay outlet={first} hrefOf={hrefOf} />;
  const unfinished = outlets.filter(({ set_up }) => set_up && set_up.length > 0);
  return (
    <>
      {isSeveral && <Followed outlets={outlets} onChange={onChange} />}
      <Stack gap="m">
        <Heading level={2}>{formatMessage(messages.attention)}</Heading>
        <Attention {...parts} />
      </Stack>
      <Stack gap="m">
        <Heading level={2}>{formatMessage(messages.today)}</Heading>
        <Today {...parts} />
      </Stack>
      {isSeveral && (
        <Stack gap="m">
          <Heading level={2}>{formatMessage(messages.outlets)}</Heading>
          <Outlets dashboard={dashboard} hrefOf={hrefOf} />
        </Stack>
      )}
      {unfinished.length > 0 && (
        <Stack gap="m">
          <Heading level={2}>{formatMessage(messages.setUp)}</Heading>
          <SetUp outlets={unfinished} isNamed={isSeveral} hrefOf={hrefOf} />
        </Stack>
      )}
    </>
  );
}
