import type { SessionStore } from '@servery/domain/commands';
import type { Person } from '../person.ts';
import { passwordOf } from '../sessionFor.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

/** A session that was started in a world. */
export interface SampleSession {
  person: Person;
  token: string;
  isSigned: boolean;
}

/** The sessions of the people in a world. */
export const sessionStore = ({ ctx, world }: MemoryUnit): SessionStore => {
  const { me, now, token } = ctx;
  return {
    async start({ username }, isSigned): Promise<SampleSession> {
      const person = world.person(username)!;
      return { person, token: world.devices.open(username, now), isSigned };
    },
    async end(everywhere) {
      if (everywhere) world.devices.endAll(me.username);
      else world.devices.end(token);
    },
    view: async (merchant_id) => world.devices.view(token, merchant_id),
    endOne: async (id) => world.devices.endOne(me.username, id),
    async savePassword({ username, proof }, password, keepsOtherSessions) {
      if (passwordOf(world, username) !== proof) return null;
      world.passwords.set(username, password);
      return keepsOtherSessions ? 0 : world.devices.endOthers(username, token, now);
    },
  };
};
