import { displayQueue } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { Banner, Heading, Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { GuestTrouble } from '../components/GuestTrouble.tsx';
import { boardWords } from '../messages/board.ts';
import { commonWords } from '../messages/common.ts';
import { guestWords as words } from '../messages/guest.ts';
import * as styles from './QueueDisplay.css.ts';

export interface QueueDisplayProps {
  /** What the queue's QR code carries. */
  token: string;
}

const everyMs = 3000;

/** For a screen in the room: the numbers that may come now and those that are next. Nobody signs in to it. */
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
          <GuestTrouble problem={error} onRetry={() => mutate()} />
        ) : (
          <>
            <VisuallyHidden>
              <span role="status">{formatMessage(commonWords.loading)}</span>
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
            {formatMessage(words.called)}
          </Heading>
          <div role="status">
            {called.length === 0 ? (
              <span className={styles.quiet}>{formatMessage(words.nobody)}</span>
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
            {formatMessage(words.next)}
          </Heading>
          {next.length === 0 ? (
            <span className={styles.quiet}>{formatMessage(words.nobodyNext)}</span>
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
          ? formatMessage(words.wait, { minutes: formatNumber(quoted_minutes) })
          : formatMessage(boardWords[state])}
        {error && (
          <Banner tone="warning">
            {formatMessage(words.stale, {
              time: formatTime(new Date(now), { timeZone: time_zone }),
            })}
          </Banner>
        )}
      </div>
    </main>
  );
}
