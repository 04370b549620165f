import type { QueueEntry } from '@servery/api';
import { Badge } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isTimeUp } from '../actions.ts';
import { boardMessages as messages } from '../messages/board.ts';
import { statusMessages } from '../statusMessages.ts';
import * as styles from './EntryCard.css.ts';
import type { Dragging } from './useSwapDrag.ts';

interface EntryCardProps {
  entry: QueueEntry;
  callMinutes: number;
  now: number;
  /** The props for dragging it onto another card; null if it can't be dragged. */
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

/** A queue entry: its number, its party, its waiting time and its actions. */
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
          {formatMessage(isUp ? messages.timeUp : statusMessages[status])}
        </Badge>
      </div>
      <div className={styles.who}>
        <span className={styles.name}>
          <bdi>{name || formatMessage(messages.guest)}</bdi>
          {' · '}
          {formatMessage(messages.party, { count: party })}
        </span>
        {phone && (
          <span className={styles.phone} dir="ltr">
            {phone}
          </span>
        )}
        {status === 'called' && called_at && (
          <span className={styles.quiet}>
            {formatMessage(messages.calledAgo, {
              call: formatNumber(entry.calls),
              minutes: formatNumber(minutesSince(called_at, now)),
            })}
          </span>
        )}
      </div>
      <dl className={styles.times}>
        <div className={styles.time}>
          <dt className={styles.label}>{formatMessage(messages.waitedLabel)}</dt>
          <dd className={styles.value}>
            {formatMessage(messages.waited, { minutes: formatNumber(waited) })}
            {isLate && <span className={styles.quiet}> {formatMessage(messages.late)}</span>}
          </dd>
        </div>
        <div className={styles.time}>
          <dt className={styles.label}>{formatMessage(messages.quotedLabel)}</dt>
          <dd className={styles.value}>
            {formatMessage(messages.quoted, { minutes: formatNumber(quoted_minutes) })}
          </dd>
        </div>
      </dl>
      {actions}
    </li>
  );
}
