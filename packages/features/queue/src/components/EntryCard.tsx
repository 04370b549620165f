import type { QueueEntry } from '@servery/api';
import { Badge } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isTimeUp } from '../acts.ts';
import { boardWords as words } from '../messages/board.ts';
import { statusWord } from '../statusWord.ts';
import * as styles from './EntryCard.css.ts';
import type { Dragging } from './useSwapDrag.ts';

interface EntryCardProps {
  entry: QueueEntry;
  callMinutes: number;
  now: number;
  /** How it is dragged onto another card; null where it cannot be. */
  dragging: Dragging | null;
  actions: ReactNode;
}

const tones = {
  waiting: 'neutral',
  called: 'accent',
  arrived: 'success',
  served: 'success',
  no_show: 'danger',
  left: 'neutral',
  removed: 'neutral',
} as const;

const minutesSince = (at: string, now: number) =>
  Math.max(0, Math.floor((now - Date.parse(at)) / 60_000));

/** Somebody in a queue: their number, who they are, how long they wait and what is likely next. */
export function EntryCard({ entry, callMinutes, now, dragging, actions }: EntryCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { number, name, phone, party, status, joined_at, quoted_minutes, called_at } = entry;
  const waited = minutesSince(joined_at, now);
  const isLate = status === 'waiting' && waited > quoted_minutes;
  const isUp = isTimeUp(entry, callMinutes, now);
  return (
    <li
      className={styles.card}
      data-status={status}
      data-late={isLate || isUp || undefined}
      {...dragging}
    >
      <div className={styles.top}>
        <span className={styles.number}>{number}</span>
        <Badge tone={isUp ? 'warning' : tones[status]}>
          {formatMessage(isUp ? words.timeUp : statusWord[status])}
        </Badge>
      </div>
      <div className={styles.who}>
        <span className={styles.name}>
          {name || formatMessage(words.guest)}, {formatMessage(words.party, { count: party })}
        </span>
        {phone && (
          <span className={styles.phone} dir="ltr">
            {phone}
          </span>
        )}
        {status === 'called' && called_at && (
          <span className={styles.quiet}>
            {formatMessage(words.calledAgo, {
              call: formatNumber(entry.calls),
              minutes: formatNumber(minutesSince(called_at, now)),
            })}
          </span>
        )}
      </div>
      <dl className={styles.times}>
        <div className={styles.time}>
          <dt className={styles.label}>{formatMessage(words.waitedLabel)}</dt>
          <dd className={styles.value}>
            {formatMessage(words.waited, { minutes: formatNumber(waited) })}
            {isLate && <span className={styles.quiet}> {formatMessage(words.late)}</span>}
          </dd>
        </div>
        <div className={styles.time}>
          <dt className={styles.label}>{formatMessage(words.quotedLabel)}</dt>
          <dd className={styles.value}>
            {formatMessage(words.quoted, { minutes: formatNumber(quoted_minutes) })}
          </dd>
        </div>
      </dl>
      {actions}
    </li>
  );
}
