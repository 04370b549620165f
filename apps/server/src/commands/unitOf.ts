import type { Unit } from '@servery/domain/commands';
import { guestActor } from '@servery/domain/guest';
import { businessDate } from '@servery/domain/time';
import { kitchenStore } from '../kitchen/store.ts';
import { menuStore } from '../menu/store.ts';
import { actAt, loadShop } from '../orders/shop.ts';
import { orderChoices, orderStore } from '../orders/store.ts';
import { queueStore } from '../queue/store.ts';
import { reservationStore } from '../reservations/store.ts';
import { known, oneOf } from '../scope.ts';
import { floorStore } from '../tables/store.ts';
import type { Visit } from '../visit.ts';

/** The unit of work of a request, in the transaction that it runs in. */
export const unitOf = (visit: Visit): Unit => ({
  now: visit.now,
  quota: visit.quota,
  merchant: async (asked) => oneOf(visit.caller, await known(visit.sql, visit.caller, asked)),
  businessDate: async (merchant_id, instant) =>
    businessDate(instant, (await loadShop(visit.sql, merchant_id)).settings),
  actAsGuest: (merchant_id, name) => {
    const { rights, name: called } = guestActor(name);
    visit.caller = { ...visit.caller, id: 0, name: called, rights, scope: [merchant_id] };
  },
  act: async (merchant_id) => actAt(visit, await loadShop(visit.sql, merchant_id)),
  choices: orderChoices(visit),
  floors: floorStore(visit),
  kitchens: kitchenStore(visit),
  menus: menuStore(visit),
  orders: orderStore(visit),
  queues: queueStore(visit),
  reservations: reservationStore(visit),
});
