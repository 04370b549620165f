import type { OrderRow } from '@servery/api';
import { useIntl } from 'react-intl';
import { statusMessages, methodMessages } from '../../messages/vocabulary.ts';
import { ticketMessages } from '../../messages/board.ts';
import { AgeRing } from './AgeRing.tsx';
import { MethodIcon } from '../MethodIcon.tsx';
import * as styles from './TicketHead.css.ts';
import { useRecipient } from './useRecipient.ts';

interface TicketHeadProps {
  order: OrderRow;
  placed: string;
  acceptMinutes: number | undefined;
  isTabStop: boolean;
  onOpen: (order: OrderRow) => void;
}

/**
 * The head of a ticket: number, table or guest, method and age. Its button covers the whole ticket.
 */
export function TicketHead({ order, placed, acceptMinutes, isTabStop, onOpen }: TicketHeadProps) {
  const { formatMessage } = useIntl();
  const { number, order_method } = order;
  const recipient = useRecipient()(order);
  const method = formatMessage(methodMessages[order_method]);
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <h3 className={styles.title}>
          <button
            type="button"
            data-open
            className={styles.open}
            tabIndex={isTabStop ? 0 : -1}
            aria-label={formatMessage(ticketMessages.open, { number, method, who: recipient })}
            onClick={() => onOpen(order)}
          >
            {number}
          </button>
          <span className={styles.recipient} title={recipient}>
            {recipient}
          </span>
        </h3>
        <div className={styles.facts}>
          <span className={styles.method}>
            <MethodIcon method={order_method} />
            {method}
          </span>
          {order.status !== 'new' && <span>{formatMessage(statusMessages[order.status])}</span>}
          <time dateTime={order.placed_at}>{placed}</time>
        </div>
      </div>
      <AgeRing order={order} acceptMinutes={acceptMinutes} />
    </header>
  );
}
