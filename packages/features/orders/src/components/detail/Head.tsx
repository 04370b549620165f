import type { Order } from '@servery/api';
import { useFormat, useNow } from '@servery/screens';
import { Badge, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useAge } from '../../hooks/useAge.ts';
import { detailMessages } from '../../messages/detail.ts';
import { methodMessages, paymentMessages, statusMessages } from '../../messages/vocabulary.ts';
import { paymentTone, statusTone } from '../../tones.ts';
import { MethodIcon } from '../MethodIcon.tsx';
import { method, place } from './detail.css.ts';

/**
 * Whether to show the payment status: not for voided, cancelled or combined orders without
 * payments.
 */
const hasMoney = ({ status, totals }: Order) =>
  totals.captured > 0 || !['voided', 'cancelled', 'merged'].includes(status);

/** The head of an order: its status, recipient, method and age. */
export function Head({ order, hasPrices }: { order: Order; hasPrices: boolean }) {
  const { formatMessage } = useIntl();
  const { time } = useFormat(order.merchant_id);
  const age = useAge();
  const now = useNow();
  const where = order.table
    ? formatMessage(detailMessages.tableNamed, { name: order.table.name })
    : order.customer_name || order.member?.name;
  return (
    <div className={place}>
      <span className={method}>
        <MethodIcon method={order.order_method} />
        {formatMessage(methodMessages[order.order_method])}
        {where && ` · ${where}`}
      </span>
      <Badge tone={statusTone(order.status)}>{formatMessage(statusMessages[order.status])}</Badge>
      {hasPrices && hasMoney(order) && (
        <Badge tone={paymentTone(order.payment_status)}>
          {formatMessage(paymentMessages[order.payment_status])}
        </Badge>
      )}
      <Text tone="muted" isTabular>
        {order.list === 'completed' || order.list === null
          ? time(order.placed_at)
          : formatMessage(detailMessages.placedAgo, {
              age: age(now - Date.parse(order.placed_at)),
              time: time(order.placed_at),
            })}
      </Text>
    </div>
  );
}
