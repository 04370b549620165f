import { Problem } from '@servery/api';
import type { PricePushStore } from '@servery/domain/commands';
import { itemGroupAt } from '../itemGroupAt.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

/** The price pushes of a world. */
export const pricePushStore = ({ ctx, world }: MemoryUnit): PricePushStore => ({
  group: async (item_id) => itemGroupAt(world, ctx.scope(''), item_id),
  async find(id) {
    const push = world.pricePushes.get(id);
    const scope = ctx.scope('');
    const reached = push && [push, ...push.outlets];
    if (!push || !reached?.every(({ merchant_id }) => scope.includes(merchant_id)))
      throw new Problem('notFound');
    return push;
  },
  save: async (push) => world.pricePushes.save(push),
});
