import { Problem } from '@servery/api';
import { menuSubject, type MenuPart, type MenuStore } from '@servery/domain/commands';
import { menuAt } from '@servery/domain/menu';
import type { World } from '../world.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

const maxMoves = 50;

const hasRow = (world: World, merchant_id: number, part: MenuPart | 'choices', id: number) => {
  const book = world.menus.of(merchant_id);
  return part === 'choices'
    ? book.options.some(({ items }) => items.some((choice) => choice.id === id))
    : book[part].some((row) => row.id === id);
};

/** The menus of a world. */
export const menuStore = (unit: MemoryUnit): MenuStore => {
  const { ctx, world } = unit;
  const lock: MenuStore['lock'] = async ({ merchant_id }) => {
    const pictures = new Set(world.library.of([merchant_id]).map(({ id }) => id));
    return {
      state: world.menus.of(merchant_id),
      context: { ...unit.contextOf(merchant_id), pictures },
    };
  };
  const save: MenuStore['save'] = async (before, change, { part }) => {
    const { book } = change;
    if (book === before) return;
    world.menus.save(change);
    const { merchant_id } = book;
    const version = book[part].find((row) => row.id === change.id)?.version ?? 0;
    const subject = menuSubject(part, change);
    world.emit({ kind: 'menu.changed', merchant_id, subject, version });
  };
  const part = 'items';
  return {
    lock,
    save,
    async lockAll(merchant_ids) {
      const ids = [...new Set(merchant_ids)];
      const locked = await Promise.all(ids.map((merchant_id) => lock({ merchant_id, part })));
      return new Map(locked.map((menu) => [menu.state.merchant_id, menu]));
    },
    async saveAll(changes, did) {
      for (const { before, after } of changes) await save(before, after, { part, did });
    },
    async merchantWith(part, id) {
      const found = ctx.scope('').find((merchant_id) => hasRow(world, merchant_id, part, id));
      if (found === undefined) throw new Problem('notFound');
      return found;
    },
    movesOf: async (_merchant_id, item_id) => world.menus.movesOf(item_id).slice(0, maxMoves),
    async onSale(merchant_id, method) {
      const { items, settings } = world.merchant(merchant_id);
      return menuAt(items, method, { now: ctx.now, time_zone: settings.time_zone });
    },
  };
};
