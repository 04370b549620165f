import { Problem } from '@servery/api';
import type { MenuPart, MenuStore } from '../../menu/store.ts';
import { menuAt } from '../../menu/availability.ts';
import type { World } from '../world.ts';
import type { Desk } from './Desk.ts';

const mostMoves = 50;

const hasRow = (world: World, merchant_id: number, part: MenuPart | 'choices', id: number) => {
  const book = world.menus.of(merchant_id);
  return part === 'choices'
    ? book.options.some(({ items }) => items.some((choice) => choice.id === id))
    : book[part].some((row) => row.id === id);
};

/** The menus of a world. */
export const menuStore = (desk: Desk): MenuStore => {
  const { visit, world } = desk;
  return {
    async merchantWith(part, id) {
      const found = visit.scope('').find((merchant_id) => hasRow(world, merchant_id, part, id));
      if (found === undefined) throw new Problem('notFound');
      return found;
    },
    movesOf: async (_merchant_id, item_id) => world.menus.movesOf(item_id).slice(0, mostMoves),
    async onSale(merchant_id, method) {
      const { items, settings } = world.merchant(merchant_id);
      return menuAt(items, method, { now: visit.now, time_zone: settings.time_zone });
    },
    async lock({ merchant_id }) {
      const pictures = new Set(world.library.of([merchant_id]).map(({ id }) => id));
      return {
        state: world.menus.of(merchant_id),
        context: { ...desk.act(merchant_id), pictures },
      };
    },
    async save(before, change, { part }) {
      const { book } = change;
      if (book === before) return;
      world.menus.keep(change);
      const id = change.id ?? book.merchant_id;
      const version = book[part].find((row) => row.id === id)?.version ?? 0;
      world.tell('menu.changed', book.merchant_id, { id, version });
    },
  };
};
