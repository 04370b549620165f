import type { Order, OrderMethod, OrderStatus, PaymentStatus } from '@servery/api';
import { BagIcon, Badge, BikeIcon, Text, UtensilsIcon } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAge } from '../../hooks/useAge.ts';
import { useFormat } from '../../hooks/useFormat.ts';
import { useNow } from '../../hooks/useNow.ts';
import { detailWords } from '../../messages/detail.ts';
import { methodWords, paymentWords, statusWords } from '../../messages/vocabulary.ts';
import { method, place } from './detail.css.ts';

const icons: Record<OrderMethod, ReactNode> = {
  dine_in: <UtensilsIcon aria-hidden />,
  pickup: <BagIcon aria-hidden />,
  delivery: <BikeIcon aria-hidden />,
};

type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

const statusTones: Record<OrderStatus, Tone> = {
  draft: 'neutral',
  new: 'accent',
  accepted: 'info',
  preparing: 'info',
  ready: 'success',
  served: 'success',
  dispatched: 'info',
  completed: 'neutral',
  cancelled: 'danger',
  voided: 'danger',
  merged: 'neutral',
};

const paymentTones: Record<PaymentStatus, Tone> = {
  unpaid: 'warning',
  pending: 'warning',
  authorised: 'info',
  partially_paid: 'warning',
  paid: 'success',
  overpaid: 'danger',
  partially_refunded: 'neutral',
  refunded: 'neutral',
  failed: 'danger',
  written_off: 'neutral',
};

/** Of what was called off before it was paid, no word on money. */
const hasMoney = ({ status, totals }: Order) =>
  totals.captured > 0 || !['voided', 'cancelled', 'merged'].includes(status);

/** What an order is at half a glance: where it stands, who gets it how, since when. */
export function Head({ order }: { order: Order }) {
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
        {icons[order.order_method]}
        {formatMessage(methodWords[order.order_method])}
        {where && ` · ${where}`}
      </span>
      <Badge tone={statusTones[order.status]}>{formatMessage(statusWords[order.status])}</Badge>
      {hasMoney(order) && (
        <Badge tone={paymentTones[order.payment_status]}>
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
