import type { GuestOrder, GuestTable, OrderStatus } from '@servery/api';
import { Badge, Heading, VisuallyHidden, type BadgeProps } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { Money } from '../hooks/useMoney.ts';
import { orderWords as words, statusWords } from '../messages/order.ts';
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
          <strong>{formatMessage(words.order, { number })}</strong>
          <span className={styles.quiet}>
            {formatMessage(words.placedAt, { time: time(placed_at) })}
          </span>
        </span>
        <Badge tone={tones[status] ?? 'neutral'}>{formatMessage(statusWords[status])}</Badge>
      </div>
      {promised_at && toCome.has(status) && (
        <span>{formatMessage(words.promised, { time: time(promised_at) })}</span>
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
        <span className={styles.quiet}>{formatMessage(words.total)}</span>
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

/** What was sent from this table and how far it is, and the bill. */
export function Orders({ token, table, format, isOffline }: OrdersProps) {
  const { formatMessage } = useIntl();
  const states = table.orders.map(({ number, status }) =>
    [formatMessage(words.order, { number }), formatMessage(statusWords[status])].join(': '),
  );
  return (
    <section className={styles.cards} aria-labelledby="orders">
      <Heading level={2} id="orders">
        {formatMessage(words.title)}
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
