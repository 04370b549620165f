import { Problem } from '@servery/api';
import type { KitchenStore } from '@servery/domain/commands';
import { kitchenAt } from '../kitchenAt.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

/** The kitchens of a world. */
export const kitchenStore = ({ ctx, world }: MemoryUnit): KitchenStore => ({
  async merchantOf(zone_id) {
    const found = ctx
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
    world.kitchens.save(book.merchant_id, book.zones);
    const zone = [...book.zones, ...before.zones].find((one) => one.id === id)!;
    world.emit({
      kind: 'kitchen.changed',
      merchant_id: book.merchant_id,
      subject: { kind: 'kitchen_zone', id },
      version: zone.version,
    });
  },
});
