import type { PricePushStore } from '@servery/domain/commands';
import { itemGroupAt } from '../itemGroupAt.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

/** The price pushes of a world. */
export const pricePushStore = ({ ctx, world }: MemoryUnit): PricePushStore => ({
  group: async (item_id) => itemGroupAt(world, ctx.scope(''), item_id),
  find: async (id) => world.pricePushes.find(id, ctx.scope('')),
  save: async (push) => world.pricePushes.save(push),
});
