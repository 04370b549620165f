import {
  displayMenu,
  getOrder,
  listPaymentOptions,
  placeOrder,
  togglePaymentStatus,
} from '@servery/api';
import type { ContractHost, PaymentsHost } from '@servery/contracts';

type Till = Omit<PaymentsHost, keyof ContractHost>;

/** Returns the till of a payments contract host, through the endpoints that place and pay orders. */
export const tillOn = ({ as }: Pick<ContractHost, 'as'>): Till => ({
  async offered(method) {
    const { call } = await as('cashier');
    const query = { method: method ?? ('' as const), length: 100, order: 'asc' as const };
    return (await call(listPaymentOptions, { query })).aaData;
  },
  async pay(payment_option_id) {
    const { call } = await as('merchant');
    const { categories } = await call(displayMenu, { query: { method: 'pickup' } });
    const dish = categories.flatMap(({ items }) => items).find(({ name }) => name === 'Roti tisu')!;
    const lines = [{ menu_id: dish.id, quantity: 1 }];
    const order = await call(placeOrder, { body: { order_method: 'pickup', lines } });
    const { id: order_id, version, balance: amount } = order;
    const tenders = [{ payment_option_id, amount }];
    return call(togglePaymentStatus, { body: { paid: true, order_id, version, tenders } });
  },
  async order(id) {
    const { call } = await as('merchant');
    return call(getOrder, { params: { id } });
  },
});
