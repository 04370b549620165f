import { Problem } from '@servery/api';
import type { KitchenStore } from '../../kitchen/store.ts';
import { kitchenAt } from '../kitchenAt.ts';
import type { Desk } from './Desk.ts';

/** The kitchens of a world. */
export const kitchenStore = ({ visit, world }: Desk): KitchenStore => ({
  async merchantOf(zone_id) {
    const found = visit
      .scope('')
      .find((merchant_id) => world.kitchens.of(merchant_id).some(({ id }) => id === zone_id));
    if (found === undefined) throw new Problem('notFound');
    return found;
  },
  zonesOf: async (merchant_id) => world.kitchens.of(merchant_id),
  lock: async (merchant_id) => ({
    state: kitchenAt(world, merchant_id),
    context: { nextId: () => world.nextId() },
  }),
  async save(before, { book, id }) {
    if (book === before) return;
    world.kitchens.keep(book.merchant_id, book.zones);
    const zone = [...book.zones, ...before.zones].find((one) => one.id === id)!;
    world.tell('kitchen.changed', book.merchant_id, { id, version: zone.version });
  },
});
