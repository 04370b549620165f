import { displayMenu, listPaymentOptions } from '@servery/api';
import type { ContractHost, DrawersHost } from '@servery/contracts';

/** Returns the till of a drawers contract host, through the endpoints that list its choices. */
export const cashTillOn = ({
  as,
}: Pick<ContractHost, 'as'>): Pick<DrawersHost, 'dish' | 'cash'> => ({
  async dish() {
    const { call } = await as('merchant');
    const { categories } = await call(displayMenu, { query: { method: 'pickup' } });
    return categories.flatMap(({ items }) => items).find(({ name }) => name === 'Roti tisu')!.id;
  },
  async cash() {
    const { call } = await as('merchant');
    const { aaData } = await call(listPaymentOptions, { query: { length: 100 } });
    return aaData.find(({ kind }) => kind === 'cash')!.id;
  },
});
