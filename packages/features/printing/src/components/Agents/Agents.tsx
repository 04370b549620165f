import { deletePrintAgent, listPrintAgents, type PrintAgent } from '@servery/api';
import { useAction } from '@servery/api/swr';
import {
  Badge,
  Banner,
  Button,
  Card,
  ConfirmDialog,
  Grid,
  Heading,
  Inline,
  PlusIcon,
  Skeleton,
  Stack,
  Text,
  type BadgeProps,
} from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNotifiedAction } from '../../hooks/useNotifiedAction.ts';
import { useMoment } from '../../hooks/useMoment.ts';
import { usePrintAgents } from '../../hooks/usePrintAgents.ts';
import { agentMessages as messages } from '../../messages.ts';
import { PrintingLoadError } from '../PrintingLoadError.tsx';

const AgentDialog = lazy(async () => ({
  default: (await import('./AgentDialog.tsx')).AgentDialog,
}));

const tones: Record<string, BadgeProps['tone']> = {
  here: 'success',
  away: 'danger',
  waiting: 'info',
  expired: 'neutral',
};

/** Returns the connection state of an agent: connected, disconnected or not yet paired. */
const stateOf = ({ state, is_here }: PrintAgent) => {
  if (is_here) return 'here';
  return state === 'paired' ? 'away' : state;
};

/** One print agent with its connection state, when it was last seen, and a button to remove it. */
function AgentCard({ agent }: { agent: PrintAgent }) {
  const { formatMessage } = useIntl();
  const action = useNotifiedAction();
  const moment = useMoment(agent.merchant_id);
  const { trigger } = useAction(deletePrintAgent, { refreshes: [listPrintAgents] });
  const { id, version, name, seen_at, reused_at } = agent;
  const connectionState = stateOf(agent);
  const remove = () =>
    action(
      () => trigger({ params: { id }, body: { version } }),
      () => formatMessage(messages.removed, { name }),
    );
  return (
    <Card
      title={<bdi>{name}</bdi>}
      actions={
        <Badge tone={tones[connectionState]}>{formatMessage(messages[connectionState])}</Badge>
      }
      footer={
        <ConfirmDialog
          trigger={
            <Button emphasis="ghost" aria-label={formatMessage(messages.removeName, { name })}>
              {formatMessage(messages.remove)}
            </Button>
          }
          tone="danger"
          title={formatMessage(messages.removeAsk, { name })}
          confirmLabel={formatMessage(messages.remove)}
          onConfirm={remove}
        >
          {formatMessage(messages.removeText)}
        </ConfirmDialog>
      }
    >
      <Stack gap="xs">
        {reused_at && (
          <Banner tone="warning" title={formatMessage(messages.reusedTitle)} isLive={false}>
            {formatMessage(messages.reusedText, { when: moment(reused_at) })}
          </Banner>
        )}
        <Text tone="muted">
          {seen_at
            ? formatMessage(messages.seen, { when: moment(seen_at) })
            : formatMessage(messages.neverSeen)}
        </Text>
        {connectionState === 'away' && (
          <Text tone="danger">{formatMessage(messages.awayText)}</Text>
        )}
        {connectionState === 'expired' && (
          <Text tone="muted">{formatMessage(messages.expiredText)}</Text>
        )}
      </Stack>
    </Card>
  );
}

/**
 * The print agents, for people who set up printers. They print in the shop if the server is
 * elsewhere.
 */
export function Agents({ merchantId }: { merchantId: number | '' }) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = usePrintAgents(merchantId);
  const [isAdding, setAdding] = useState(false);
  return (
    <Stack gap="m" align="stretch">
      <Inline justify="between" align="center">
        <Heading level={2}>{formatMessage(messages.title)}</Heading>
        <Button icon={<PlusIcon />} onPress={() => setAdding(true)}>
          {formatMessage(messages.add)}
        </Button>
      </Inline>
      {error && <PrintingLoadError error={error} isStale={!!data} onRetry={mutate} />}
      {!data && !error && <Skeleton lines={2} />}
      {data?.total === 0 && (
        <Text as="p" tone="muted">
          {formatMessage(messages.none)}
        </Text>
      )}
      {data && data.total > 0 && (
        <Grid item="l">
          {data.aaData.map((agent) => (
            <AgentCard key={agent.id} agent={agent} />
          ))}
        </Grid>
      )}
      {isAdding && (
        <Suspense>
          <AgentDialog merchantId={merchantId} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
