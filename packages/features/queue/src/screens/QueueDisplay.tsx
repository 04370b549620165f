import { displayQueue } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { Banner, Heading, Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { GuestLoadError } from '../components/GuestLoadError.tsx';
import { boardMessages } from '../messages/board.ts';
import { commonMessages } from '../messages/common.ts';
import { guestMessages as messages } from '../messages/guest.ts';
import * as styles from './QueueDisplay.css.ts';

export interface QueueDisplayProps {
  /** The token in the queue's QR code. */
  token: string;
}

const everyMs = 3000;

/** The public display of a queue: the called numbers and the next ones. It needs no sign-in. */
export function QueueDisplay({ token }: QueueDisplayProps) {
  const { formatMessage, formatNumber, formatTime } = useIntl();
  const { data, error, mutate } = useCall(
    displayQueue,
    { query: { token } },
    { refreshInterval: everyMs, keepPreviousData: true },
  );
  if (!data)
    return (
      <main className={styles.page}>
        {error ? (
          <GuestLoadError error={error} onRetry={mutate} />
        ) : (
          <>
            <VisuallyHidden>
              <span role="status">{formatMessage(commonMessages.loading)}</span>
            </VisuallyHidden>
            <Skeleton shape="card" />
          </>
        )}
      </main>
    );
  const { merchant_name, name, state, called, next, quoted_minutes, now, time_zone } = data;
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <Heading level={1} size="xxl">
          {name}
        </Heading>
        <span className={styles.quiet}>{merchant_name}</span>
      </div>
      <div className={styles.parts}>
        <section className={styles.part}>
          <Heading level={2} size="xxl">
            {formatMessage(messages.called)}
          </Heading>
          <div role="status">
            {called.length === 0 ? (
              <span className={styles.quiet}>{formatMessage(messages.nobody)}</span>
            ) : (
              <ul className={`${styles.numbers} ${styles.called}`}>
                {called.map((number) => (
                  <li key={number}>{number}</li>
                ))}
              </ul>
            )}
          </div>
        </section>
        <section className={styles.part}>
          <Heading level={2} size="xxl">
            {formatMessage(messages.next)}
          </Heading>
          {next.length === 0 ? (
            <span className={styles.quiet}>{formatMessage(messages.nobodyNext)}</span>
          ) : (
            <ol className={`${styles.numbers} ${styles.next}`}>
              {next.map((number) => (
                <li key={number}>{number}</li>
              ))}
            </ol>
          )}
        </section>
      </div>
      <div className={styles.quiet}>
        {state === 'open'
          ? formatMessage(messages.wait, { minutes: formatNumber(quoted_minutes) })
          : formatMessage(boardMessages[state])}
        {error && (
          <Banner tone="warning">
            {formatMessage(messages.stale, {
              time: formatTime(new Date(now), { timeZone: time_zone }),
            })}
          </Banner>
        )}
      </div>
    </main>
  );
}
