import type { Order } from '@servery/api';
import { Badge, Card, EmptyState, Heading, Link, ReceiptIcon, Stack } from '@servery/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { OrderLines } from './OrderLines.tsx';
import { tableWords as words } from '../../messages/table.ts';
import * as styles from './panels.css.ts';

interface OrdersProps {
  orders: readonly Order[];
  orderHref: (id: number) => string;
}

/** Those that an order has while it keeps a table taken. */
const statusWords: Partial<Record<Order['status'], MessageDescriptor>> = {
  new: words.new,
  accepted: words.accepted,
  preparing: words.preparing,
  ready: words.ready,
  served: words.served,
  dispatched: words.dispatched,
};

/** The orders that keep a table taken, with their lines and what is still to pay. */
export function Orders({ orders, orderHref }: OrdersProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(orders[0]?.merchant_id);
  return (
    <Stack gap="s">
      <Heading level={2}>{formatMessage(words.orders)}</Heading>
      {orders.length === 0 && (
        <EmptyState icon={<ReceiptIcon />} title={formatMessage(words.noOrdersTitle)}>
          {formatMessage(words.noOrders)}
        </EmptyState>
      )}
      {orders.map((order) => {
        const { id, number, status, total, balance } = order;
        const word = statusWords[status];
        return (
          <Card key={id}>
            <Stack gap="s">
              <div className={styles.between}>
                <Link href={orderHref(id)}>{formatMessage(words.order, { number })}</Link>
                {word && <Badge tone="info">{formatMessage(word)}</Badge>}
              </div>
              <OrderLines order={order} />
              <div className={styles.between}>
                <Badge tone={balance > 0 ? 'warning' : 'success'} emphasis="plain">
                  {balance > 0
                    ? formatMessage(words.toPay, { amount: money(balance) })
                    : formatMessage(words.paid)}
                </Badge>
                <strong className={styles.figure}>
                  {formatMessage(words.total)} {money(total)}
                </strong>
              </div>
            </Stack>
          </Card>
        );
      })}
    </Stack>
  );
}
