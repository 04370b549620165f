import { Problem } from '@servery/api';
import type { SettingPushStore } from '@servery/domain/commands';
import { othersOf } from '../settingGroupAt.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

/** The pushes of settings of a world. */
export const settingPushStore = ({ ctx, world }: MemoryUnit): SettingPushStore => ({
  othersOf: async (merchant_id) => othersOf(world, ctx.scope(''), merchant_id),
  async find(id) {
    const push = world.settingPushes.get(id);
    const scope = ctx.scope('');
    const reached = push && [push, ...push.outlets];
    if (!push || !reached?.every(({ merchant_id }) => scope.includes(merchant_id)))
      throw new Problem('notFound');
    return push;
  },
  save: async (push) => world.settingPushes.save(push),
});
