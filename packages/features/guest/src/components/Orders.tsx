import type { GuestOrder, GuestTable, OrderStatus } from '@servery/api';
import { Badge, Heading, VisuallyHidden, type BadgeProps } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { Money } from '../hooks/useMoney.ts';
import { orderMessages as messages, statusMessages } from '../messages/order.ts';
import { Bill } from './Bill.tsx';
import * as styles from './guest.css.ts';

const tones: Partial<Record<OrderStatus, BadgeProps['tone']>> = {
  new: 'info',
  accepted: 'accent',
  preparing: 'accent',
  ready: 'success',
  served: 'success',
  completed: 'success',
  cancelled: 'danger',
  voided: 'danger',
};
const toCome: ReadonlySet<OrderStatus> = new Set(['accepted', 'preparing']);

function Order({ order, money, time }: { order: GuestOrder } & Pick<Money, 'money' | 'time'>) {
  const { formatMessage, formatNumber } = useIntl();
  const { number, status, placed_at, promised_at, items } = order;
  return (
    <li className={styles.card}>
      <div className={styles.between}>
        <span>
          <strong>{formatMessage(messages.order, { number })}</strong>
          <span className={styles.quiet}>
            {formatMessage(messages.placedAt, { time: time(placed_at) })}
          </span>
        </span>
        <Badge tone={tones[status] ?? 'neutral'}>{formatMessage(statusMessages[status])}</Badge>
      </div>
      {promised_at && toCome.has(status) && (
        <span>{formatMessage(messages.promised, { time: time(promised_at) })}</span>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.between}>
            <span>
              {`${formatNumber(item.quantity)} × ${item.name}`}
              <span className={styles.quiet}>
                {[...item.options.map(({ name }) => name), item.note].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className={styles.figure}>{money(item.gross)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.between}>
        <span className={styles.quiet}>{formatMessage(messages.total)}</span>
        <span className={styles.figure}>{money(order.total)}</span>
      </div>
    </li>
  );
}

interface OrdersProps {
  token: string;
  table: GuestTable;
  format: Money;
  isOffline: boolean;
}

/** The orders of this table with their status, and the bill. */
export function Orders({ token, table, format, isOffline }: OrdersProps) {
  const { formatMessage } = useIntl();
  const states = table.orders.map(({ number, status }) =>
    [formatMessage(messages.order, { number }), formatMessage(statusMessages[status])].join(': '),
  );
  return (
    <section className={styles.cards} aria-labelledby="orders">
      <Heading level={2} id="orders">
        {formatMessage(messages.title)}
      </Heading>
      <ul className={styles.cards} aria-labelledby="orders">
        {table.orders.map((order) => (
          <Order key={order.id} order={order} money={format.money} time={format.time} />
        ))}
      </ul>
      <Bill token={token} table={table} format={format} isOffline={isOffline} />
      <VisuallyHidden>
        <span role="status">{states.join(', ')}</span>
      </VisuallyHidden>
    </section>
  );
}
