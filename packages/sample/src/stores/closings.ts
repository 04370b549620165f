import type { ClosingStore } from '@servery/domain/commands';
import { closingBookAt, reportFactsAt } from '../reportAt.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

/** The closings of a world. */
export const closingStore = (unit: MemoryUnit): ClosingStore => {
  const { world } = unit;
  return {
    lock: async (merchant_id) => ({
      state: closingBookAt(world, merchant_id),
      context: unit.contextOf(merchant_id),
    }),
    facts: async (merchant_id, days) => reportFactsAt(world, merchant_id, days),
    async save(closing) {
      const { merchant_id, id } = closing;
      world.closings = [...world.closings, closing];
      world.emit({
        kind: 'day.closed',
        merchant_id,
        subject: { kind: 'day_closing', id },
        version: 1,
      });
    },
  };
};
