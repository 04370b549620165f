import { combineOrders, payTable, splitOrder, uncombineOrders } from '@servery/api';
import type { OrderRecord } from '@servery/domain/orders';
import type { Aim, Aimed, Entry } from './entries.ts';

const on = ({ id: order_id, version }: OrderRecord) => ({ order_id, version });
const tableOf = ({ order, merchant_id }: Aim) => order.table?.id ?? merchant_id * 10_000 + 3_000;
const lineOf = ({ order: { items } }: Aim) => items[0]?.id ?? 1;

/** The changes that move lines between bills. */
export const billsMatrix = (order: Aimed): Entry[] => [
  order(combineOrders, (aim) => ({
    body: { target_id: aim.order.id, orders: [on(aim.order), on(aim.other)] },
  })),
  order(
    splitOrder,
    (aim) => ({ body: { ...on(aim.order), bills: [[{ line_id: lineOf(aim), quantity: 1 }]] } }),
    { given: { status: 'accepted' } },
  ),
  order(uncombineOrders, (aim) => ({ body: on(aim.order) }), { done: 'cannotUncombine' }),
  order(
    payTable,
    (aim) => ({
      body: {
        table_id: tableOf(aim),
        orders: [on(aim.order)],
        tenders: [{ payment_option_id: 1, amount: 1 }],
      },
    }),
    // Everyone with permission gets as far as the payment option, which no merchant has.
    { done: 'invalid' },
  ),
];
