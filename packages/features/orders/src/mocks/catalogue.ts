import { Problem, type MerchantInfo } from '@servery/api';
import { people, type SampleMerchant } from '@servery/domain/sample';

/** A merchant as its screens choose from it. */
export const infoOf = (merchant: SampleMerchant): MerchantInfo => ({
  id: merchant.id,
  version: merchant.version,
  name: merchant.name,
  setup_status: merchant.setup_status,
  parent: merchant.parent,
  settings: merchant.settings,
  employees: people
    .filter(({ role, merchant_id }) => role === 'staff' && merchant_id === merchant.id)
    .map(({ id, name }) => ({ id, name })),
  tables: merchant.tables,
  promotions: merchant.promotions,
  discounts: merchant.discounts,
});

/** The table of a merchant that an id stands for; null where none is asked for. */
export function tableOf({ tables }: SampleMerchant, id: number | '') {
  if (id === '') return null;
  const table = tables.find((one) => one.id === id);
  if (!table) throw new Problem('notFound');
  return { id: table.id, name: table.name };
}
