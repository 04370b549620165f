import {
  changeTable,
  createTable,
  getOrder,
  getTableOrder,
  listPaymentOptions,
  togglePaymentStatus,
  toggleOrderStatus,
} from '@servery/api';
import type { ContractHost, GuestHost } from '@servery/contracts';

type Venue = Omit<GuestHost, keyof ContractHost>;

/** Returns the part of a guest host that acts as staff, through staff endpoints. */
export function guestHostOn({ as }: Pick<ContractHost, 'as'>): Venue {
  let made = 0;
  return {
    openTable: async (username = 'merchant') => {
      made += 1;
      const { call } = await as(username);
      const place = { section: 'Trial', seats_max: 4, shape: 'square' as const, x: 0, y: 0 };
      return call(createTable, { body: { name: `G${made}`, ...place } });
    },
    changeTable: async (id, action) => {
      const { call } = await as('merchant');
      const { table } = await call(getTableOrder, { params: { id } });
      return call(changeTable, { params: { id }, body: { action, version: table.version } });
    },
    seeTable: async (id) => (await as('merchant')).call(getTableOrder, { params: { id } }),
    step: async (order_id, status) => {
      const { call } = await as('merchant');
      const { version } = await call(getOrder, { params: { id: order_id } });
      const body = { order_id, version, status, reason: 'Out of bread' };
      await call(toggleOrderStatus, { body });
    },
    pay: async (order_id) => {
      const { call } = await as('merchant');
      const { balance, version } = await call(getOrder, { params: { id: order_id } });
      const { aaData } = await call(listPaymentOptions, { query: { length: 100 } });
      const cash = aaData.find(({ kind }) => kind === 'cash')!;
      const tenders = [{ payment_option_id: cash.id, amount: balance }];
      await call(togglePaymentStatus, { body: { paid: true, order_id, version, tenders } });
    },
  };
}
