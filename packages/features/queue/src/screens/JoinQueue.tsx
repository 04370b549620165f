import { displayQueue, getQueuePlace } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { Heading, Skeleton, Text, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { GuestForm } from '../components/GuestForm.tsx';
import { GuestTicket } from '../components/GuestTicket.tsx';
import { GuestLoadError } from '../components/GuestLoadError.tsx';
import { commonMessages } from '../messages/common.ts';
import { guestMessages as messages } from '../messages/guest.ts';
import * as styles from './JoinQueue.css.ts';

export interface JoinQueueProps {
  /** The token in the queue's QR code. */
  token: string;
  /** The token of the guest's own entry, kept in the URL; null before joining. */
  ticket: string | null;
  /** Called with the token of the guest's entry, or null to join again. */
  onTicketChange: (ticket: string | null) => void;
}

const everyMs = 5000;

/** A guest's page: joins by the QR code, then shows the entry. It needs no sign-in. */
export function JoinQueue({ token, ticket, onTicketChange }: JoinQueueProps) {
  const { formatMessage } = useIntl();
  const queue = useCall(displayQueue, ticket === null ? { query: { token } } : null, {
    refreshInterval: everyMs,
  });
  const place = useCall(getQueuePlace, ticket === null ? null : { query: { token: ticket } }, {
    refreshInterval: everyMs,
  });
  const shown = ticket === null ? queue : place;
  const { data } = shown;
  return (
    <main className={styles.page}>
      <div>
        <Heading level={1}>{formatMessage(messages.joinTitle)}</Heading>
        {data && (
          <Text as="p" tone="muted">
            {data.merchant_name}, {'name' in data ? data.name : data.queue_name}
          </Text>
        )}
      </div>
      {!data && shown.error && <GuestLoadError error={shown.error} onRetry={shown.mutate} />}
      {!data && !shown.error && (
        <>
          <VisuallyHidden>
            <span role="status">{formatMessage(commonMessages.loading)}</span>
          </VisuallyHidden>
          <Skeleton shape="card" />
        </>
      )}
      {ticket === null && queue.data && (
        <GuestForm
          token={token}
          queue={queue.data}
          onJoined={(made) => onTicketChange(made.token)}
        />
      )}
      {ticket !== null && place.data && (
        <GuestTicket
          ticket={place.data}
          onLeft={(left) => void place.mutate(left, { revalidate: false })}
          onAgain={() => onTicketChange(null)}
        />
      )}
    </main>
  );
}
