import { businessDate } from '../time/index.ts';
import { guestActor } from '../guest/actor.ts';
import type { Command } from '../commands/command.ts';
import type { Unit } from '../commands/Unit.ts';
import type { Visit } from './enter.ts';
import type { ActAt } from './stores/ActAt.ts';
import { reservationStore } from './stores/reservations.ts';

/** The unit of work of a call to a world. */
export function unitOf(visit: Visit): Unit {
  const { world, now } = visit;
  let actor = visit.actor;
  const actAt: ActAt = (merchant_id) => ({ ...visit.act(merchant_id), actor });
  return {
    now,
    // All guests of a world sit at one browser, which has no address.
    quota: { require: () => undefined, count: () => undefined },
    merchant: async (asked) => visit.one(asked),
    businessDate: async (merchant_id, instant) =>
      businessDate(instant, world.merchant(merchant_id).settings),
    actAsGuest: (_merchant_id, name) => {
      actor = guestActor(name);
    },
    reservations: reservationStore(visit, actAt),
  };
}

/** Runs a command for one call; others wait until it ends. */
export const runIn =
  ({ run }: Command): ((input: { visit: Visit }) => Promise<unknown>) =>
  ({ visit, ...input }) =>
    visit.world.exclusive(async () => {
      const answer = await run(input, unitOf(visit));
      visit.settle();
      return answer;
    });
