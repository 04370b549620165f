import {
  getOrder,
  placeOrder,
  toggleOrderStatus,
  togglePaymentStatus,
  type Client,
  type Input,
  type Order,
  type OrderStatus,
} from '@servery/api';
import { merchants } from '@servery/sample';

const shop = merchants[0]!;

const named = (all: readonly { id: number; name: string }[], name: string): number => {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`The sample has no ${name}.`);
  return found.id;
};

/**
 * Places a guest's order of two roti tisu and a fried chicken at a table; it isn't accepted yet.
 */
export const place = (
  { call }: Client,
  table: string,
  more: Partial<Input<typeof placeOrder>['body']> = {},
): Promise<Order> =>
  call(placeOrder, {
    body: {
      order_method: 'dine_in',
      source: 'guest',
      new_bill: true,
      table_id: named(shop.tables, table),
      lines: [
        { menu_id: named(shop.items, 'Roti tisu'), quantity: 2 },
        { menu_id: named(shop.items, 'Ayam goreng sekor'), quantity: 1 },
      ],
      ...more,
    },
  });

/** Returns the current state of an order. */
export const now = ({ call }: Client, { id }: Pick<Order, 'id'>): Promise<Order> =>
  call(getOrder, { params: { id } });

/** Moves an order through statuses, one after the other. */
export async function moved(client: Client, order: Order, ...statuses: OrderStatus[]) {
  let next = order;
  for (const status of statuses) {
    const { id: order_id, version } = next;
    next = await client.call(toggleOrderStatus, { body: { order_id, version, status } });
  }
  return next;
}

/** Pays the balance of an order. */
export const paid = ({ call }: Client, { id, version, balance }: Order, option: string) =>
  call(togglePaymentStatus, {
    body: {
      paid: true,
      order_id: id,
      version,
      tenders: [{ payment_option_id: named(shop.payment_options, option), amount: balance }],
    },
  });
