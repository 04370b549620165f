import type { OrderRow } from '@servery/api';
import { useIntl } from 'react-intl';
import { statusWords, methodWords } from '../../messages/vocabulary.ts';
import { ticketWords } from '../../messages/board.ts';
import { AgeRing } from './AgeRing.tsx';
import { MethodIcon } from '../MethodIcon.tsx';
import * as styles from './TicketHead.css.ts';
import { useWho } from './useWho.ts';

interface TicketHeadProps {
  order: OrderRow;
  placed: string;
  acceptMinutes: number | undefined;
  isTabStop: boolean;
  onOpen: (order: OrderRow) => void;
}

/** What is read first: the number, for whom, how, since when. Its button covers the whole ticket. */
export function TicketHead({ order, placed, acceptMinutes, isTabStop, onOpen }: TicketHeadProps) {
  const { formatMessage } = useIntl();
  const { number, order_method } = order;
  const who = useWho()(order);
  const method = formatMessage(methodWords[order_method]);
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <h3 className={styles.title}>
          <button
            type="button"
            data-open
            className={styles.open}
            tabIndex={isTabStop ? 0 : -1}
            aria-label={formatMessage(ticketWords.open, { number, method, who })}
            onClick={() => onOpen(order)}
          >
            {number}
          </button>
          <span className={styles.who} title={who}>
            {who}
          </span>
        </h3>
        <div className={styles.facts}>
          <span className={styles.method}>
            <MethodIcon method={order_method} />
            {method}
          </span>
          {order.status !== 'new' && <span>{formatMessage(statusWords[order.status])}</span>}
          <time dateTime={order.placed_at}>{placed}</time>
        </div>
      </div>
      <AgeRing order={order} acceptMinutes={acceptMinutes} />
    </header>
  );
}
