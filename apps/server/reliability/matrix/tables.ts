import {
  addToCart,
  changeTable,
  clearUnpaidOrders,
  createTable,
  getDashboard,
  getTableOrder,
  listGuestRequests,
  listTables,
  removeCartLine,
  switchTable,
  toggleOccupyStatus,
  updateCartLine,
  updateTable,
} from '@servery/api';
import type { Aim, Aimed, Entry } from './entries.ts';

/** A version that no object reaches: callers with permission get a conflict. */
const version = 999_999;
const tableOf = ({ merchant_id }: Aim) => merchant_id * 10_000 + 3_000;
const params = (aim: Aim) => ({ id: tableOf(aim) });
const conflict = { done: 'conflict' } as const;
const name = 'Matrix';
const fields = { name, seats_max: 4, shape: 'round', x: 0, y: 0 } as const;
/** A line that isn't in any cart. */
const noLine = { params: { id: 1 } };

/**
 * The tables: reads, and writes that change nothing because they are based on an outdated state.
 */
export const tablesMatrix = (merchant: Aimed): Entry[] => [
  merchant(getDashboard, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(listTables, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(listGuestRequests, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(getTableOrder, (aim) => ({ params: params(aim) })),
  merchant(createTable, ({ merchant_id }) => ({ body: { merchant_id, ...fields, seats_min: 9 } }), {
    done: 'invalid',
  }),
  merchant(updateTable, (aim) => ({ params: params(aim), body: { version, ...fields } }), conflict),
  merchant(
    changeTable,
    (aim) => ({ params: params(aim), body: { action: 'clean' as const, version } }),
    { ...conflict, inner: 'table.occupy' },
  ),
  merchant(
    toggleOccupyStatus,
    (aim) => ({ params: params(aim), body: { version, occupied: true } }),
    conflict,
  ),
  merchant(
    addToCart,
    (aim) => ({ body: { table_id: tableOf(aim), lines: [{ menu_id: 1, quantity: 1 }] } }),
    { done: 'invalid' },
  ),
  merchant(updateCartLine, () => ({ ...noLine, body: { version, quantity: 1 } }), {
    done: 'notFound',
  }),
  merchant(removeCartLine, () => ({ ...noLine, body: { version } }), { done: 'notFound' }),
  merchant(
    clearUnpaidOrders,
    (aim) => ({
      body: {
        table_id: tableOf(aim),
        version,
        orders: [{ order_id: aim.order.id, version }],
        reason: 'The matrix',
      },
    }),
    conflict,
  ),
  merchant(
    switchTable,
    (aim) => ({ body: { table_id: tableOf(aim), version, to_table_id: tableOf(aim) + 1 } }),
    conflict,
  ),
];
