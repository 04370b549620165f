import type { MerchantStore } from '@servery/domain/commands';
import { merchantRecordOf } from '../Merchants.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

/** The merchants of a world. */
export const merchantStore = (unit: MemoryUnit): MerchantStore => {
  const { ctx, world } = unit;
  return {
    async lock(merchant_id) {
      unit.requireScope(merchant_id);
      return {
        state: merchantRecordOf(world.merchant(merchant_id)),
        context: unit.contextOf(merchant_id),
      };
    },
    async save(before, after) {
      if (after === before) return;
      world.keepMerchant(after);
      const { id, version } = after;
      world.emit({
        kind: 'merchant.changed',
        merchant_id: id,
        subject: { kind: 'merchant', id },
        version,
      });
    },
    hasOwn: async () => world.merchants.some(({ is_sample }) => !is_sample),
    async create(merchant) {
      world.keepMerchant(merchant);
      const { me } = ctx;
      if (me.id !== 0 && !me.merchant_ids.includes(merchant.id) && me.role !== 'admin')
        world.keepPerson({ ...me, merchant_ids: [...me.merchant_ids, merchant.id] });
    },
  };
};
