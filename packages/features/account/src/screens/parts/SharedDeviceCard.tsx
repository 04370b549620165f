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
import { toastWords } from '../../messages/settings.ts';
import { sharedWords as words } from '../../messages/sharedDevices.ts';

const tones: Record<PairedDevice['state'], BadgeProps['tone']> = {
  paired: 'success',
  waiting: 'info',
  expired: 'neutral',
};

/** One shared device: its use, when it was last seen, and the way to revoke it. */
export function SharedDeviceCard({ device }: { device: PairedDevice }) {
  const { formatDate, formatMessage } = useIntl();
  const { trigger } = useAction(deletePairedDevice, { refreshes: [listPairedDevices] });
  const { id, version, name, kind, state, seen_at, reused_at } = device;
  const moment = (at: string) => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const revoke = async () => {
    try {
      await trigger({ params: { id }, body: { version } });
      toast.success({
        title: formatMessage(toastWords.success),
        text: formatMessage(words.revoked, { name }),
      });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (isShown(error)) return;
      const text = error.code === 'conflict' ? words.conflict : words.failed;
      toast.error({ title: formatMessage(toastWords.failure), text: formatMessage(text) });
    }
  };
  return (
    <Card
      title={<bdi>{name}</bdi>}
      actions={<Badge tone={tones[state]}>{formatMessage(words[state])}</Badge>}
      footer={
        <ConfirmDialog
          trigger={
            <Button emphasis="ghost" aria-label={formatMessage(words.revokeName, { name })}>
              {formatMessage(words.revoke)}
            </Button>
          }
          tone="danger"
          title={formatMessage(words.revokeAsk, { name })}
          confirmLabel={formatMessage(words.revoke)}
          cancelLabel={formatMessage(words.cancel)}
          onConfirm={revoke}
        >
          {formatMessage(words.revokeText)}
        </ConfirmDialog>
      }
    >
      <Stack gap="xs">
        {reused_at && (
          <Banner tone="warning" title={formatMessage(words.reusedTitle)} isLive={false}>
            {formatMessage(words.reusedText, { when: moment(reused_at) })}
          </Banner>
        )}
        <Text>{formatMessage(words[kind])}</Text>
        <Text tone="muted">
          {seen_at
            ? formatMessage(words.seen, { when: moment(seen_at) })
            : formatMessage(words.neverSeen)}
        </Text>
        {state === 'expired' && <Text tone="muted">{formatMessage(words.expiredText)}</Text>}
      </Stack>
    </Card>
  );
}
