import type { PushStore } from '@servery/domain/commands';
import type { MemoryUnit } from './MemoryUnit.ts';

/** A public key that no push service knows, because the sample sends no messages. */
export const samplePushKey =
  'BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo';

/** The push subscriptions of devices in a world. */
export const pushStore = ({ ctx, world }: MemoryUnit): PushStore => {
  const { me, now, token } = ctx;
  const { username } = me;
  return {
    also: undefined,
    publicKey: async () => samplePushKey,
    // A page can't check whether a key is a point on the curve.
    requireKey: () => undefined,
    current: async () => world.devices.pushOf(token),
    lock: async () => undefined,
    save: async (subscription) => world.devices.setPush({ username, token, now }, subscription),
    sessions: async () => world.devices.pushed(username),
    end: async (which) => world.devices.endPush(which === 'current' ? { token } : { ids: which }),
  };
};
