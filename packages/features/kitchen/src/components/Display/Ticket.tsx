import type { KitchenTicket } from '@servery/api';
import { BagIcon, BikeIcon, Button, UtensilsIcon } from '@servery/ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { TakeStep } from '../../hooks/useKitchenSteps.ts';
import { coursesOf, isMakeable } from '../../kitchenBoard.ts';
import { displayTicketWords as words, displayWords } from '../../messages.ts';
import { Course } from './Course.tsx';
import * as styles from './Ticket.css.ts';
import { TicketAge } from './TicketAge.tsx';

const icons = { dine_in: UtensilsIcon, pickup: BagIcon, delivery: BikeIcon };

export interface TicketProps {
  ticket: KitchenTicket;
  /** The number key that bumps it; none from the tenth on. */
  place: number | null;
  /** Takes steps; undefined for who may only look. */
  take: TakeStep | undefined;
}

/** A ticket of the kitchen: what to make, for whom, since when. Rendered anew only when something of it changes. */
export const Ticket = memo(function Ticket({ ticket, place, take }: TicketProps) {
  const { formatMessage } = useIntl();
  const { number, order_method, table, customer_name, note, lines, elsewhere } = ticket;
  const who = table?.name ?? (customer_name || formatMessage(words.nobody));
  const Method = icons[order_method];
  const courses = coursesOf(ticket);
  const makeable = lines.filter(isMakeable);
  const isUntouched = makeable.length > 0 && lines.every(({ status }) => status !== 'preparing');
  return (
    <li>
      <article
        className={styles.ticket}
        data-ticket={ticket.id}
        aria-label={formatMessage(words.name, { number, who })}
      >
        <header className={styles.head}>
          <h2 className={styles.number}>
            {place !== null && take && (
              <kbd aria-hidden className={styles.key}>
                {place}
              </kbd>
            )}
            <bdi>{number}</bdi>
            <bdi className={styles.who}>{who}</bdi>
          </h2>
          <TicketAge ticket={ticket} />
          <span className={styles.facts}>
            <Method aria-hidden />
            {formatMessage(displayWords[order_method])}
            {elsewhere > 0 && <span>{formatMessage(words.elsewhere, { count: elsewhere })}</span>}
          </span>
        </header>
        {note && <p className={styles.note}>{note}</p>}
        {courses.map(([course, some]) => (
          <Course
            key={course}
            course={course}
            lines={some}
            isOnly={courses.length === 1 && course === 1}
            onLine={
              take &&
              ((line) => take(line.status === 'ready' ? 'recalled' : 'ready', ticket, [line]))
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
                {formatMessage(words.start)}
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
                {formatMessage(words.ready)}
              </Button>
            </span>
          </div>
        )}
      </article>
    </li>
  );
});
