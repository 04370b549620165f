import * as cash from './cash.ts';
import * as guests from './guests.ts';
import * as menu from './menu.ts';
import { order_items, orders, payments, refunds } from './orders.ts';
import * as people from './people.ts';

export type { Columns } from './Columns.ts';
export { priced } from './orders.ts';

/** The columns of every file of an export. None of them has a secret, a PIN or a token. */
export const exportColumns = {
  orders,
  order_items,
  payments,
  refunds,
  ...guests,
  ...menu,
  ...people,
  ...cash,
};
