import { leaveQueue, type QueueEntryStatus, type QueueTicket } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { Button, ConfirmDialog, Text } from '@servery/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useQueueAction } from '../hooks/useQueueAction.ts';
import { guestMessages as messages } from '../messages/guest.ts';
import * as styles from '../screens/JoinQueue.css.ts';

interface GuestTicketProps {
  ticket: QueueTicket;
  onLeft: (ticket: QueueTicket) => void;
  onAgain: () => void;
}

const ends: Readonly<Partial<Record<QueueEntryStatus, MessageDescriptor>>> = {
  arrived: messages.arrived,
  served: messages.served,
  no_show: messages.over,
  left: messages.over,
  removed: messages.over,
};

/** A guest's number, the parties ahead of it, and what to do once it is called. */
export function GuestTicket({ ticket, onLeft, onAgain }: GuestTicketProps) {
  const { formatMessage, formatNumber, formatTime } = useIntl();
  const { trigger } = useQueueAction(leaveQueue);
  const attempt = useErrorToast(useProblemText());
  const { token, number, status, ahead, minutes_left, come_until, time_zone } = ticket;
  const end = ends[status];
  const canLeave = status === 'waiting' || status === 'called' || status === 'arrived';
  return (
    <>
      <div className={styles.ticket} data-status={status} role="status">
        <span>{formatMessage(messages.yourNumber)}</span>
        <span className={styles.number}>{number}</span>
        {ahead !== null && (
          <span className={styles.large}>{formatMessage(messages.ahead, { count: ahead })}</span>
        )}
        {minutes_left !== null && (
          <span>
            {formatMessage(messages.minutesLeft, { minutes: formatNumber(minutes_left) })}
          </span>
        )}
        {status === 'called' && (
          <span className={styles.large}>{formatMessage(messages.called)}</span>
        )}
        {come_until && (
          <span>
            {formatMessage(messages.comeUntil, {
              time: formatTime(new Date(come_until), { timeZone: time_zone }),
            })}
          </span>
        )}
        {end && <span className={styles.large}>{formatMessage(end)}</span>}
      </div>
      {canLeave && (
        <>
          {status === 'waiting' && (
            <Text as="p" tone="muted">
              {formatMessage(messages.keep)}
            </Text>
          )}
          <ConfirmDialog
            trigger={<Button isWide>{formatMessage(messages.leave)}</Button>}
            tone="danger"
            title={formatMessage(messages.leaveTitle, { number })}
            confirmLabel={formatMessage(messages.leave)}
            cancelLabel={formatMessage(messages.stay)}
            onConfirm={() => attempt(async () => onLeft(await trigger({ body: { token } })))}
          >
            {formatMessage(messages.leaveText)}
          </ConfirmDialog>
        </>
      )}
      {!canLeave && (
        <Button isWide onPress={onAgain}>
          {formatMessage(messages.again)}
        </Button>
      )}
    </>
  );
}
