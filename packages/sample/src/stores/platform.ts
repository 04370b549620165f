import type { PlatformSetting } from '@servery/api';
import type { PlatformStore } from '@servery/domain/commands';
import type { PlatformSettingOf } from '@servery/domain/platform';
import type { MemoryUnit } from './MemoryUnit.ts';

/** The settings of the platform of a world. */
export const platformStore = ({ ctx, world }: MemoryUnit): PlatformStore => {
  const load = async <Type extends PlatformSetting['type']>(type: Type) =>
    world.platformSettings[type] as PlatformSettingOf<Type>;
  return {
    actor: { name: ctx.me.name },
    load,
    lock: load,
    save: async (_before, after) => {
      world.platformSettings = { ...world.platformSettings, [after.type]: after };
    },
  };
};
