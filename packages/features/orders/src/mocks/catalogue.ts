import type { DisplayedMenu, MerchantInfo, OrderMethod } from '@servery/api';
import { menuAt, people, type SampleMerchant } from '@servery/domain/sample';

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

/** The menu by category, at the prices of one way of getting the food. */
export function menuFor(merchant: SampleMerchant, method: OrderMethod): DisplayedMenu {
  const items = [...menuAt(merchant.items, method).values()];
  return {
    categories: merchant.categories.map(({ id, name }) => ({
      id,
      name,
      items: items.filter(({ category_id }) => category_id === id),
    })),
  };
}
