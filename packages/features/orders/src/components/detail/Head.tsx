import type { Order } from '@servery/api';
import { Badge, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useAge } from '../../hooks/useAge.ts';
import { useFormat } from '../../hooks/useFormat.ts';
import { useNow } from '../../hooks/useNow.ts';
import { detailWords } from '../../messages/detail.ts';
import { methodWords, paymentWords, statusWords } from '../../messages/vocabulary.ts';
import { paymentTone, statusTone } from '../../tones.ts';
import { MethodIcon } from '../MethodIcon.tsx';
import { method, place } from './detail.css.ts';

/** Of what was called off before it was paid, no word on money. */
const hasMoney = ({ status, totals }: Order) =>
  totals.captured > 0 || !['voided', 'cancelled', 'merged'].includes(status);

/** What an order is at half a glance: where it stands, who gets it how, since when. */
export function Head({ order, hasPrices }: { order: Order; hasPrices: boolean }) {
  const { formatMessage } = useIntl();
  const { time } = useFormat(order.merchant_id);
  const age = useAge();
  const now = useNow();
  const where = order.table
    ? formatMessage(detailWords.tableNamed, { name: order.table.name })
    : order.customer_name || order.member?.name;
  return (
    <div className={place}>
      <span className={method}>
        <MethodIcon method={order.order_method} />
        {formatMessage(methodWords[order.order_method])}
        {where && ` · ${where}`}
      </span>
      <Badge tone={statusTone(order.status)}>{formatMessage(statusWords[order.status])}</Badge>
      {hasPrices && hasMoney(order) && (
        <Badge tone={paymentTone(order.payment_status)}>
          {formatMessage(paymentWords[order.payment_status])}
        </Badge>
      )}
      <Text tone="muted" isTabular>
        {order.list === 'completed' || order.list === null
          ? time(order.placed_at)
          : formatMessage(detailWords.placedAgo, {
              age: age(now - Date.parse(order.placed_at)),
              time: time(order.placed_at),
            })}
      </Text>
    </div>
  );
}
