import type { SettingPushStore } from '@servery/domain/commands';
import { othersOf } from '../settingGroupAt.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

/** The pushes of settings of a world. */
export const settingPushStore = ({ ctx, world }: MemoryUnit): SettingPushStore => ({
  othersOf: async (merchant_id) => othersOf(world, ctx.scope(''), merchant_id),
  find: async (id) => world.settingPushes.find(id, ctx.scope('')),
  save: async (push) => world.settingPushes.save(push),
});
