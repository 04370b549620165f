import {
  deletePairedDevice,
  isShown,
  listPairedDevices,
  Problem,
  type PairedDevice,
} from '@servery/api';
import { useAction } from '@servery/api/swr';
import {
  Badge,
  Banner,
  Button,
  Card,
  ConfirmDialog,
  Stack,
  Text,
  toast,
  type BadgeProps,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { toastMessages } from '../../messages/settings.ts';
import { sharedMessages as messages } from '../../messages/sharedDevices.ts';

const tones: Record<PairedDevice['state'], BadgeProps['tone']> = {
  paired: 'success',
  waiting: 'info',
  expired: 'neutral',
};

/** One shared device: its use, when it was last seen, and a button to revoke it. */
export function SharedDeviceCard({ device }: { device: PairedDevice }) {
  const { formatDate, formatMessage } = useIntl();
  const { trigger } = useAction(deletePairedDevice, { refreshes: [listPairedDevices] });
  const { id, version, name, kind, idle_minutes, state, seen_at, reused_at } = device;
  const moment = (at: string) => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const revoke = async () => {
    try {
      await trigger({ params: { id }, body: { version } });
      toast.success({
        title: formatMessage(toastMessages.success),
        text: formatMessage(messages.revoked, { name }),
      });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (isShown(error)) return;
      const text = error.code === 'conflict' ? messages.conflict : messages.failed;
      toast.error({ title: formatMessage(toastMessages.failure), text: formatMessage(text) });
    }
  };
  return (
    <Card
      title={<bdi>{name}</bdi>}
      actions={<Badge tone={tones[state]}>{formatMessage(messages[state])}</Badge>}
      footer={
        <ConfirmDialog
          trigger={
            <Button emphasis="ghost" aria-label={formatMessage(messages.revokeName, { name })}>
              {formatMessage(messages.revoke)}
            </Button>
          }
          tone="danger"
          title={formatMessage(messages.revokeAsk, { name })}
          confirmLabel={formatMessage(messages.revoke)}
          onConfirm={revoke}
        >
          {formatMessage(messages.revokeText)}
        </ConfirmDialog>
      }
    >
      <Stack gap="xs">
        {reused_at && (
          <Banner tone="warning" title={formatMessage(messages.reusedTitle)} isLive={false}>
            {formatMessage(messages.reusedText, { when: moment(reused_at) })}
          </Banner>
        )}
        <Text>{formatMessage(messages[kind])}</Text>
        {idle_minutes !== null && (
          <Text tone="muted">{formatMessage(messages.locks, { minutes: idle_minutes })}</Text>
        )}
        <Text tone="muted">
          {seen_at
            ? formatMessage(messages.seen, { when: moment(seen_at) })
            : formatMessage(messages.neverSeen)}
        </Text>
        {state === 'expired' && <Text tone="muted">{formatMessage(messages.expiredText)}</Text>}
      </Stack>
    </Card>
  );
}
