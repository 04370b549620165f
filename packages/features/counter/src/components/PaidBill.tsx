import type { Order } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Banner } from '@servery/ui';
import { useIntl } from 'react-intl';
import { payMessages as messages } from '../messages/pay.ts';

/** A bill that was split off and is paid, with the change to give back. */
export function PaidBill({ order: { merchant_id, number, payments } }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const change = payments.at(-1)?.change ?? 0;
  return (
    <Banner tone="success">
      {change > 0
        ? formatMessage(messages.change, { number, amount: money(change) })
        : formatMessage(messages.paid, { number })}
    </Banner>
  );
}
