import { listSignInLocks, unlockSignIn, type SignInLock } from '@servery/api';
import { useAction } from '@servery/api/swr';
import { useErrorToast } from '@servery/screens';
import { Button, Card, ListGroup, LockIcon, Stack, Text, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useSignInLocks } from '../../hooks/useSignInLocks.ts';
import { toastMessages } from '../../messages/settings.ts';
import { sharedMessages } from '../../messages/sharedDevices.ts';
import { lockMessages as messages } from '../../messages/signInLocks.ts';

export interface SignInLocksProps {
  /** The merchant whose locks are shown; '' for the person's own. */
  merchantId: number | '';
}

/** The people and counters that are locked, each with a button to unlock it; nothing if none is. */
export function SignInLocks({ merchantId }: SignInLocksProps) {
  const { formatDate, formatMessage } = useIntl();
  const { data } = useSignInLocks(merchantId);
  const { trigger } = useAction(unlockSignIn, { refreshes: [listSignInLocks] });
  const attempt = useErrorToast(({ code }) =>
    formatMessage(code === 'forbidden' ? messages.needsOwner : sharedMessages.failed),
  );
  if (!data || data.locks.length === 0) return null;
  const unlock = ({ kind, id, name }: SignInLock) =>
    attempt(async () => {
      await trigger({ body: { kind, id } });
      toast.success({
        title: formatMessage(toastMessages.success),
        text: formatMessage(messages.unlocked, { name }),
      });
    });
  const time = (until: string) => formatDate(until, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card title={formatMessage(messages.title)}>
      <Stack gap="s">
        <Text as="p" tone="muted">
          {formatMessage(messages.lead)}
        </Text>
        <ListGroup
          label={formatMessage(messages.title)}
          items={data.locks.map((lock) => ({
            id: `${lock.kind} ${lock.id}`,
            title: <bdi>{lock.name}</bdi>,
            description: (
              <>
                {formatMessage(messages.until, { time: time(lock.until) })}
                {!lock.can_unlock && (
                  <>
                    <br />
                    {formatMessage(messages.needsOwner)}
                  </>
                )}
              </>
            ),
            icon: <LockIcon aria-hidden />,
            end: lock.can_unlock && (
              <Button
                aria-label={formatMessage(messages.unlockName, { name: lock.name })}
                onPress={() => void unlock(lock)}
              >
                {formatMessage(messages.unlock)}
              </Button>
            ),
          }))}
        />
      </Stack>
    </Card>
  );
}
