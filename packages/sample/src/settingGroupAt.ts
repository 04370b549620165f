import { Problem } from '@servery/api';
import type { SettingGroup } from '@servery/domain/setting-pushes';
import { canPushTo } from './merchantAccounts.ts';
import { settingFactsOf } from './stores/merchants.ts';
import type { World } from './world.ts';

/**
 * Returns the ids of the other outlets of a merchant’s group among some merchants.
 * @throws `notFound` if the merchant isn’t among them
 */
export function othersOf(
  world: World,
  merchant_ids: readonly number[],
  merchant_id: number,
): number[] {
  if (!merchant_ids.includes(merchant_id)) throw new Problem('notFound');
  return merchant_ids.filter((id) => canPushTo(world, id, merchant_id));
}

/**
 * Returns a merchant and the other outlets of its group among some merchants.
 * @throws `notFound` if the merchant isn’t among them
 */
export function settingGroupAt(
  world: World,
  merchant_ids: readonly number[],
  merchant_id: number,
): SettingGroup {
  const outletOf = (outlet_id: number) => {
    const { id, name, settings } = world.storedMerchant(outlet_id);
    return { id, name, settings, tax_codes: settingFactsOf(world, id).tax_codes };
  };
  const others = othersOf(world, merchant_ids, merchant_id).map(outletOf);
  return { source: outletOf(merchant_id), others };
}
