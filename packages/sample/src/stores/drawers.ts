import { Problem } from '@servery/api';
import type { DrawerStore } from '@servery/domain/commands';
import { drawersAt, sumsOfShift } from '../drawersAt.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

/** The cash drawers and shifts of a world. */
export const drawerStore = (unit: MemoryUnit): DrawerStore => {
  const { ctx, world } = unit;
  return {
    async merchantOf(kind, id) {
      const found = ctx.scope('').find((merchant_id) => {
        const { drawers, shifts } = drawersAt(world, merchant_id);
        return (kind === 'drawer' ? drawers : shifts).some((one) => one.id === id);
      });
      if (found === undefined) throw new Problem('notFound');
      return found;
    },
    lock: async ({ merchant_id }) => ({
      state: drawersAt(world, merchant_id),
      context: unit.contextOf(merchant_id),
    }),
    async save(before, { book, subject, movements = [] }) {
      const { merchant_id, drawers, shifts } = book;
      if (drawers !== before.drawers) world.drawers.save(merchant_id, drawers);
      for (const shift of shifts) if (!before.shifts.includes(shift)) world.drawers.keep(shift);
      world.drawers.add(
        ...movements.map((movement) => ({ movement, payment_id: null, refund_id: null })),
      );
      const changed = (subject.kind === 'drawer' ? drawers : shifts).find(
        ({ id }) => id === subject.id,
      );
      world.emit({ kind: 'drawer.changed', merchant_id, subject, version: changed!.version });
    },
    sumsOf: async (_merchant_id, shift_id) => sumsOfShift(world, shift_id),
    async ownPrinter(merchant_id) {
      const { drawers, shifts } = drawersAt(world, merchant_id);
      const own = shifts.find(
        ({ state, person }) =>
          state === 'open' && person.id === unit.contextOf(merchant_id).actor.id,
      );
      return drawers.find(({ id }) => id === own?.drawer.id)?.printer_id ?? null;
    },
  };
};
