import { Amount, Badge } from '@servery/ui';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { statusMessages } from '../../messages/vocabulary.ts';
import { statusTone } from '../../tones.ts';
import * as styles from './CompletedRow.css.ts';
import { MethodIcon } from '../MethodIcon.tsx';
import type { TicketProps } from './Ticket.tsx';
import { useRecipient } from './useRecipient.ts';

type CompletedRowProps = Pick<TicketProps, 'order' | 'setting' | 'isOpen' | 'isTabStop'>;

/** A finished order in one line. */
export const CompletedRow = memo(function CompletedRow({
  order,
  setting: { format, hasPrices, onOpen },
  isOpen,
  isTabStop,
}: CompletedRowProps) {
  const recipient = useRecipient()(order);
  return (
    <li className={styles.row} data-ticket={order.id} data-current={isOpen || undefined}>
      <button
        type="button"
        data-open
        className={styles.open}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onOpen(order)}
      >
        <span className={styles.line}>
          <strong className={styles.number}>{order.number}</strong>
          <MethodIcon method={order.order_method} />
          <span className={styles.recipient}>{recipient}</span>
          {hasPrices && <Amount weight="medium">{format.money(order.total)}</Amount>}
        </span>
        <span className={styles.line}>
          <Badge emphasis="plain" tone={statusTone(order.status)}>
            <FormattedMessage {...statusMessages[order.status]} />
          </Badge>
          <time className={styles.time} dateTime={order.status_at}>
            {format.time(order.status_at)}
          </time>
        </span>
      </button>
    </li>
  );
});
