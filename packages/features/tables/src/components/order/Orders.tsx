import type { Order } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Badge, Card, EmptyState, Heading, Link, ReceiptIcon, Stack } from '@servery/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { OrderLines } from './OrderLines.tsx';
import { tableMessages as messages } from '../../messages/table.ts';
import * as styles from './panels.css.ts';

interface OrdersProps {
  orders: readonly Order[];
  orderHref: (id: number) => string;
}

/** Messages of the order statuses that keep a table taken. */
const statusMessages: Partial<Record<Order['status'], MessageDescriptor>> = {
  new: messages.new,
  accepted: messages.accepted,
  preparing: messages.preparing,
  ready: messages.ready,
  served: messages.served,
  dispatched: messages.dispatched,
};

/** The payment statuses of an order with nothing left to pay. */
const settledMessages: Partial<Record<Order['payment_status'], MessageDescriptor>> = {
  paid: messages.paid,
  overpaid: messages.overpaid,
  refunded: messages.refunded,
  partially_refunded: messages.partlyRefunded,
  not_charged: messages.notCharged,
};

/** The orders that keep a table taken, with their items and the amounts due. */
export function Orders({ orders, orderHref }: OrdersProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(orders[0]?.merchant_id);
  return (
    <Stack gap="s">
      <Heading level={2}>{formatMessage(messages.orders)}</Heading>
      {orders.length === 0 && (
        <EmptyState icon={<ReceiptIcon />} title={formatMessage(messages.noOrdersTitle)}>
          {formatMessage(messages.noOrders)}
        </EmptyState>
      )}
      {orders.map((order) => {
        const { id, number, status, payment_status, total, balance } = order;
        const word = statusMessages[status];
        const settled = balance <= 0 && settledMessages[payment_status];
        return (
          <Card key={id}>
            <Stack gap="s">
              <div className={styles.between}>
                <Link href={orderHref(id)}>{formatMessage(messages.order, { number })}</Link>
                {word && <Badge tone="info">{formatMessage(word)}</Badge>}
              </div>
              <OrderLines order={order} />
              <div className={styles.between}>
                <Badge tone={settled ? 'success' : 'warning'} emphasis="plain">
                  {settled
                    ? formatMessage(settled)
                    : formatMessage(messages.toPay, { amount: money(balance) })}
                </Badge>
                <strong className={styles.figure}>
                  {formatMessage(messages.total)} {money(total)}
                </strong>
              </div>
            </Stack>
          </Card>
        );
      })}
    </Stack>
  );
}
