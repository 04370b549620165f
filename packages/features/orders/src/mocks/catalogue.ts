import { Problem, type MerchantInfo } from '@servery/api';
import { isOpenAt } from '@servery/domain/settings';
import type { Person, SampleMerchant } from '@servery/sample';

/** Returns a merchant's information, including the choices its screens offer. */
export const infoOf = (
  merchant: SampleMerchant,
  people: readonly Person[],
  now: Date,
): MerchantInfo => ({
  id: merchant.id,
  version: merchant.version,
  name: merchant.name,
  setup_status: merchant.setup_status,
  parent: merchant.parent,
  settings: { ...merchant.settings, is_open: isOpenAt(merchant.settings, now) },
  employees: people
    .filter(
      ({ role, merchant_id, is_active }) =>
        is_active && role === 'staff' && merchant_id === merchant.id,
    )
    .map(({ id, name }) => ({ id, name })),
  tables: merchant.tables,
  promotions: merchant.promotions,
  discounts: merchant.discounts,
});

/**
 * Returns the id and name of a merchant's table; null for the id ''.
 * @throws `notFound`
 */
export function tableOf({ tables }: SampleMerchant, id: number | '') {
  if (id === '') return null;
  const table = tables.find((one) => one.id === id);
  if (!table) throw new Problem('notFound');
  return { id: table.id, name: table.name };
}
