import type { OrderRow } from '@servery/api';
import { Amount, Badge } from '@servery/ui';
import { FormattedMessage } from 'react-intl';
import { paymentMessages } from '../../messages/vocabulary.ts';
import { paymentTone } from '../../tones.ts';
import { money } from './Ticket.css.ts';

interface TicketMoneyProps {
  order: Pick<OrderRow, 'payment_status'>;
  /** The total, formatted. */
  total: string;
}

/** The total and payment status of an order. */
export function TicketMoney({ order, total }: TicketMoneyProps) {
  return (
    <div className={money}>
      <Badge tone={paymentTone(order.payment_status)}>
        <FormattedMessage {...paymentMessages[order.payment_status]} />
      </Badge>
      <Amount size="l" weight="bold">
        {total}
      </Amount>
    </div>
  );
}
