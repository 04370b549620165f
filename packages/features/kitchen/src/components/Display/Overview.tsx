import type { KitchenTicket } from '@servery/api';
import { Button, Kbd, UndoIcon } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { countsOf } from '../../kitchenBoard.ts';
import { displayCountsMessages as messages, displayKeysMessages } from '../../messages.ts';
import * as styles from './Overview.css.ts';

interface OverviewProps {
  open: readonly KitchenTicket[];
  done: readonly KitchenTicket[];
  /** Recalls a ticket; undefined if the person can only view. */
  onRecall: ((ticket: KitchenTicket) => void) | undefined;
}

const keys = [
  ['1 – 9', displayKeysMessages.bump],
  ['U', displayKeysMessages.undo],
  ['R', displayKeysMessages.recall],
  ['C', displayKeysMessages.overview],
  ['M', displayKeysMessages.mute],
  ['F', displayKeysMessages.fullScreen],
] as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

/**
 * Summary of all tickets: the count of each dish, the recently completed tickets, and the keyboard
 * shortcuts.
 */
export function Overview({ open, done, onRecall }: OverviewProps) {
  const { formatMessage, formatNumber } = useIntl();
  const counts = countsOf(open);
  return (
    <aside className={styles.panel} aria-label={formatMessage(messages.title)}>
      <Part title={formatMessage(messages.title)}>
        {counts.length === 0 && <p className={styles.quiet}>{formatMessage(messages.empty)}</p>}
        <ul role="list" className={styles.list}>
          {counts.map(({ name, count }) => (
            <li key={name} className={styles.row}>
              <span className={styles.count}>{formatNumber(count)}</span>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={formatMessage(messages.done)}>
        {done.length === 0 && <p className={styles.quiet}>{formatMessage(messages.noneDone)}</p>}
        <ul role="list" className={styles.list}>
          {done.slice(0, 12).map((ticket) => (
            <li key={ticket.id}>
              {onRecall ? (
                <Button
                  isWide
                  size="l"
                  tone="neutral"
                  emphasis="outline"
                  icon={<UndoIcon />}
                  onPress={() => onRecall(ticket)}
                >
                  {formatMessage(messages.recall, { number: ticket.number })}
                </Button>
              ) : (
                <bdi className={styles.row}>{ticket.number}</bdi>
              )}
            </li>
          ))}
        </ul>
      </Part>
      {onRecall && (
        <Part title={formatMessage(displayKeysMessages.title)}>
          <ul role="list" className={styles.list}>
            {keys.map(([key, what]) => (
              <li key={key}>
                <Kbd>{key}</Kbd> {formatMessage(what)}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </aside>
  );
}
