import { displayQueue, getQueuePlace } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { Heading, Skeleton, Text, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { GuestForm } from '../components/GuestForm.tsx';
import { GuestTicket } from '../components/GuestTicket.tsx';
import { GuestTrouble } from '../components/GuestTrouble.tsx';
import { commonWords } from '../messages/common.ts';
import { guestWords as words } from '../messages/guest.ts';
import * as styles from './JoinQueue.css.ts';

export interface JoinQueueProps {
  /** What the queue's QR code carries. */
  token: string;
  /** What finds the guest's own place, once they have one; the address keeps it. */
  ticket: string | null;
  /** The guest has a place now, or wants another one. */
  onTicketChange: (ticket: string | null) => void;
}

const everyMs = 5000;

/** A guest's own page: joins by the QR code, then shows the place. Nobody signs in to it. */
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
        <Heading level={1}>{formatMessage(words.joinTitle)}</Heading>
        {data && (
          <Text as="p" tone="muted">
            {data.merchant_name}, {'name' in data ? data.name : data.queue_name}
          </Text>
        )}
      </div>
      {!data && shown.error && (
        <GuestTrouble problem={shown.error} onRetry={() => shown.mutate()} />
      )}
      {!data && !shown.error && (
        <>
          <VisuallyHidden>
            <span role="status">{formatMessage(commonWords.loading)}</span>
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
