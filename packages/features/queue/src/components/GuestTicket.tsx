import { leaveQueue, type QueueEntryStatus, type QueueTicket } from '@servery/api';
import { Button, ConfirmDialog, Text } from '@servery/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useQueueAction } from '../hooks/useQueueAction.ts';
import { useTell } from '../hooks/useTell.ts';
import { guestWords as words } from '../messages/guest.ts';
import * as styles from '../screens/JoinQueue.css.ts';

interface GuestTicketProps {
  ticket: QueueTicket;
  onLeft: (ticket: QueueTicket) => void;
  onAgain: () => void;
}

const ends: Readonly<Partial<Record<QueueEntryStatus, MessageDescriptor>>> = {
  arrived: words.arrived,
  served: words.served,
  no_show: words.over,
  left: words.over,
  removed: words.over,
};

/** A guest's number, how many are before them, and what to do when they are called. */
export function GuestTicket({ ticket, onLeft, onAgain }: GuestTicketProps) {
  const { formatMessage, formatNumber, formatTime } = useIntl();
  const { trigger } = useQueueAction(leaveQueue);
  const tell = useTell();
  const { token, number, status, ahead, minutes_left, come_until, time_zone } = ticket;
  const end = ends[status];
  const canLeave = status === 'waiting' || status === 'called' || status === 'arrived';
  return (
    <>
      <div className={styles.ticket} data-status={status} role="status">
        <span>{formatMessage(words.yourNumber)}</span>
        <span className={styles.number}>{number}</span>
        {ahead !== null && (
          <span className={styles.large}>{formatMessage(words.ahead, { count: ahead })}</span>
        )}
        {minutes_left !== null && (
          <span>{formatMessage(words.minutesLeft, { minutes: formatNumber(minutes_left) })}</span>
        )}
        {status === 'called' && <span className={styles.large}>{formatMessage(words.called)}</span>}
        {come_until && (
          <span>
            {formatMessage(words.comeUntil, {
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
              {formatMessage(words.keep)}
            </Text>
          )}
          <ConfirmDialog
            trigger={<Button isWide>{formatMessage(words.leave)}</Button>}
            tone="danger"
            title={formatMessage(words.leaveTitle, { number })}
            confirmLabel={formatMessage(words.leave)}
            cancelLabel={formatMessage(words.stay)}
            onConfirm={() => tell(async () => onLeft(await trigger({ body: { token } })))}
          >
            {formatMessage(words.leaveText)}
          </ConfirmDialog>
        </>
      )}
      {!canLeave && (
        <Button isWide onPress={onAgain}>
          {formatMessage(words.again)}
        </Button>
      )}
    </>
  );
}
