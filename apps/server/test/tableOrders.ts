import {
  askGuestBill,
  askGuestHelp,
  displayMenu,
  getOrder,
  listPaymentOptions,
  placeOrder,
  togglePaymentStatus,
  voidOrder,
} from '@servery/api';
import type { ContractHost, TablesHost } from '@servery/contracts';

type Orders = Omit<TablesHost, keyof ContractHost>;

/**
 * Returns the orders part of a tables contract host, through the endpoints that place and pay
 * orders.
 */
export function tableOrdersOn({ as, browser }: Pick<ContractHost, 'as' | 'browser'>): Orders {
  const dishes = async () => {
    const { call } = await as('merchant');
    const { categories } = await call(displayMenu, { query: {} });
    return categories.flatMap(({ items }) => items);
  };
  const dish = async () => (await dishes()).find(({ name }) => name === 'Roti tisu')!;
  return {
    dish,
    dishWithChoices: async () =>
      (await dishes()).find(({ is_available, options }) => is_available && options.length === 1)!,
    send: async (table_id, cart) => {
      const { call } = await as('merchant');
      return call(placeOrder, {
        body: {
          order_method: 'dine_in',
          source: 'guest',
          table_id,
          cart: [...cart],
          new_bill: true,
        },
      });
    },
    placeAt: async (table_id) => {
      const { call } = await as('merchant');
      const lines = [{ menu_id: (await dish()).id, quantity: 2 }];
      return call(placeOrder, {
        body: {
          order_method: 'dine_in',
          source: 'guest',
          table_id,
          covers: 2,
          lines,
          new_bill: true,
        },
      });
    },
    pay: async ({ id }) => {
      const { call } = await as('merchant');
      const { balance, version } = await call(getOrder, { params: { id } });
      const { aaData } = await call(listPaymentOptions, { query: { length: 100 } });
      const cash = aaData.find(({ kind }) => kind === 'cash')!;
      const tenders = [{ payment_option_id: cash.id, amount: balance }];
      return call(togglePaymentStatus, { body: { paid: true, order_id: id, version, tenders } });
    },
    request: async (token, kind) => {
      const { call } = await browser();
      await call(kind === 'bill' ? askGuestBill : askGuestHelp, { body: { token } });
    },
    end: async ({ id }) => {
      const { call } = await as('merchant');
      const { version } = await call(getOrder, { params: { id } });
      return call(voidOrder, { body: { order_id: id, version, reason: 'They left' } });
    },
  };
}
