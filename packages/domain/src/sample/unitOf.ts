import type { Command } from '../commands/command.ts';
import type { Unit } from '../commands/Unit.ts';
import { businessDate } from '../time/index.ts';
import type { Visit } from './enter.ts';
import { Desk } from './stores/Desk.ts';
import { floorStore } from './stores/floors.ts';
import { kitchenStore } from './stores/kitchens.ts';
import { menuStore } from './stores/menus.ts';
import { orderChoices, orderStore } from './stores/orders.ts';
import { queueStore } from './stores/queues.ts';
import { reservationStore } from './stores/reservations.ts';

/** The unit of work of a call to a world. */
export function unitOf(visit: Visit): Unit {
  const desk = new Desk(visit);
  return {
    now: visit.now,
    // All guests of a world sit at one browser, which has no address.
    quota: { require: () => undefined, count: () => undefined },
    merchant: async (asked) => visit.one(asked),
    businessDate: async (merchant_id, instant) =>
      businessDate(instant, visit.world.merchant(merchant_id).settings),
    actAsGuest: (merchant_id, name) => desk.actAsGuest(merchant_id, name),
    act: async (merchant_id) => desk.act(merchant_id),
    choices: orderChoices(desk),
    floors: floorStore(desk),
    kitchens: kitchenStore(desk),
    menus: menuStore(desk),
    orders: orderStore(desk),
    queues: queueStore(desk),
    reservations: reservationStore(desk),
  };
}

/** Runs a command for one call; others wait until it ends. */
export const runIn =
  ({ run }: Command) =>
  ({ visit, ...input }: { visit: Visit } & Record<string, unknown>): Promise<unknown> =>
    visit.world.exclusive(async () => {
      const answer = await run(input, unitOf(visit));
      visit.settle();
      return answer;
    });
