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
import { useAct } from '../../hooks/useAct.ts';
import { useMoment } from '../../hooks/useMoment.ts';
import { usePrintAgents } from '../../hooks/usePrintAgents.ts';
import { agentWords as words, commonWords } from '../../messages.ts';
import { Trouble } from '../Trouble.tsx';

const AgentDialog = lazy(async () => ({
  default: (await import('./AgentDialog.tsx')).AgentDialog,
}));

const tones: Record<string, BadgeProps['tone']> = {
  here: 'success',
  away: 'danger',
  waiting: 'info',
  expired: 'neutral',
};

/** How an agent does: it is here, it went away, or it has not come yet. */
const standingOf = ({ state, is_here }: PrintAgent) => {
  if (is_here) return 'here';
  return state === 'paired' ? 'away' : state;
};

/** One agent: whether it is there, when it was seen last, and the way to take it away. */
function AgentCard({ agent }: { agent: PrintAgent }) {
  const { formatMessage } = useIntl();
  const act = useAct();
  const moment = useMoment(agent.merchant_id);
  const { trigger } = useAction(deletePrintAgent, { refreshes: [listPrintAgents] });
  const { id, version, name, seen_at, reused_at } = agent;
  const standing = standingOf(agent);
  const remove = () =>
    act(
      () => trigger({ params: { id }, body: { version } }),
      () => formatMessage(words.removed, { name }),
    );
  return (
    <Card
      title={<bdi>{name}</bdi>}
      actions={<Badge tone={tones[standing]}>{formatMessage(words[standing])}</Badge>}
      footer={
        <ConfirmDialog
          trigger={
            <Button emphasis="ghost" aria-label={formatMessage(words.removeName, { name })}>
              {formatMessage(words.remove)}
            </Button>
          }
          tone="danger"
          title={formatMessage(words.removeAsk, { name })}
          confirmLabel={formatMessage(words.remove)}
          cancelLabel={formatMessage(commonWords.cancel)}
          onConfirm={remove}
        >
          {formatMessage(words.removeText)}
        </ConfirmDialog>
      }
    >
      <Stack gap="xs">
        {reused_at && (
          <Banner tone="warning" title={formatMessage(words.reusedTitle)} isLive={false}>
            {formatMessage(words.reusedText, { when: moment(reused_at) })}
          </Banner>
        )}
        <Text tone="muted">
          {seen_at
            ? formatMessage(words.seen, { when: moment(seen_at) })
            : formatMessage(words.neverSeen)}
        </Text>
        {standing === 'away' && <Text tone="danger">{formatMessage(words.awayText)}</Text>}
        {standing === 'expired' && <Text tone="muted">{formatMessage(words.expiredText)}</Text>}
      </Stack>
    </Card>
  );
}

/** The devices that print in the shop when the server is elsewhere; for whoever sets printers up. */
export function Agents({ merchantId }: { merchantId: number | '' }) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = usePrintAgents(merchantId);
  const [isAdding, setAdding] = useState(false);
  return (
    <Stack gap="m" align="stretch">
      <Inline justify="between" align="center">
        <Heading level={2}>{formatMessage(words.title)}</Heading>
        <Button icon={<PlusIcon />} onPress={() => setAdding(true)}>
          {formatMessage(words.add)}
        </Button>
      </Inline>
      {error && <Trouble problem={error} hasBefore={!!data} onRetry={() => mutate()} />}
      {!data && !error && <Skeleton lines={2} />}
      {data?.total === 0 && (
        <Text as="p" tone="muted">
          {formatMessage(words.none)}
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
