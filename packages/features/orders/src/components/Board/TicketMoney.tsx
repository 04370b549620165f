import type { OrderRow, PaymentStatus } from '@servery/api';
import { Amount, Badge } from '@servery/ui';
import { FormattedMessage } from 'react-intl';
import { paymentWords } from '../../messages/vocabulary.ts';
import { money } from './Ticket.css.ts';

const tones: Partial<Record<PaymentStatus, 'success' | 'warning' | 'danger' | 'info'>> = {
  paid: 'success',
  failed: 'danger',
  overpaid: 'danger',
  pending: 'info',
  authorised: 'info',
  partially_paid: 'warning',
};

interface TicketMoneyProps {
  order: Pick<OrderRow, 'payment_status'>;
  /** The total, formatted. */
  total: string;
}

/** The total, and whether it is paid. */
export function TicketMoney({ order, total }: TicketMoneyProps) {
  return (
    <div className={money}>
      <Badge tone={tones[order.payment_status] ?? 'neutral'}>
        <FormattedMessage {...paymentWords[order.payment_status]} />
      </Badge>
      <Amount size="l" weight="bold">
        {total}
      </Amount>
    </div>
  );
}
