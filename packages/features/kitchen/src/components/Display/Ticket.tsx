import type { KitchenTicket } from '@servery/api';
import { BagIcon, BikeIcon, Button, UtensilsIcon } from '@servery/ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { TakeStep } from '../../hooks/useKitchenSteps.ts';
import { coursesOf, isMakeable } from '../../kitchenBoard.ts';
import { displayTicketMessages as messages, displayMessages } from '../../messages.ts';
import { Course } from './Course.tsx';
import * as styles from './Ticket.css.ts';
import { TicketAge } from './TicketAge.tsx';

const icons = { dine_in: UtensilsIcon, pickup: BagIcon, delivery: BikeIcon };

export interface TicketProps {
  ticket: KitchenTicket;
  /** The number key that bumps it; null from the tenth ticket on. */
  place: number | null;
  /** Changes the status of lines; undefined if the person can only view. */
  take: TakeStep | undefined;
}

/**
 * A kitchen ticket: its dishes, its order and its age. Memoised, so that it renders only when it
 * changes.
 */
export const Ticket = memo(function Ticket({ ticket, place, take }: TicketProps) {
  const { formatMessage } = useIntl();
  const { number, order_method, table, customer_name, note, lines, elsewhere } = ticket;
  const recipient = table?.name ?? (customer_name || formatMessage(messages.nobody));
  const Method = icons[order_method];
  const courses = coursesOf(ticket);
  const makeable = lines.filter(isMakeable);
  const isUntouched = makeable.length > 0 && lines.every(({ status }) => status !== 'preparing');
  return (
    <li>
      <article
        className={styles.ticket}
        data-ticket={ticket.id}
        aria-label={formatMessage(messages.name, { number, who: recipient })}
      >
        <header className={styles.head}>
          <h2 className={styles.number}>
            {place !== null && take && (
              <kbd aria-hidden className={styles.key}>
                {place}
              </kbd>
            )}
            <bdi>{number}</bdi>
            <bdi className={styles.recipient}>{recipient}</bdi>
          </h2>
          <TicketAge ticket={ticket} />
          <span className={styles.facts}>
            <Method aria-hidden />
            {formatMessage(displayMessages[order_method])}
            {elsewhere > 0 && (
              <span>{formatMessage(messages.elsewhere, { count: elsewhere })}</span>
            )}
          </span>
        </header>
        {note && <p className={styles.note}>{note}</p>}
        {courses.map(([course, some]) => (
          <Course
            key={course}
            course={course}
            lines={some}
            isOnly={courses.length === 1 && course === 1}
            onLines={
              take &&
              ((equal) => take(equal[0]?.status === 'ready' ? 'recalled' : 'ready', ticket, equal))
            }
            onHold={take && ((waiting) => take('held', ticket, waiting))}
            onFire={take && ((held) => take('queued', ticket, held))}
          />
        ))}
        {take && makeable.length > 0 && (
          <div className={styles.actions}>
            {isUntouched && (
              <Button
                size="l"
                tone="neutral"
                emphasis="outline"
                onPress={() => take('preparing', ticket, makeable)}
              >
                {formatMessage(messages.start)}
              </Button>
            )}
            <span className={styles.main}>
              <Button
                size="l"
                tone="success"
                emphasis="solid"
                isWide
                data-bump
                onPress={() => take('ready', ticket, makeable)}
              >
                {formatMessage(messages.ready)}
              </Button>
            </span>
          </div>
        )}
      </article>
    </li>
  );
});
