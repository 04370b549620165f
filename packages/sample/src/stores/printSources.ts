import { Problem } from '@servery/api';
import type { OrderRecord } from '@servery/domain/orders';
import { isOnTableBill, maxCombined } from '@servery/domain/printing';
import type { CombineSource, PrintSources } from '@servery/domain/commands';
import { shiftsFor } from '../drawersAt.ts';
import { reportAt } from '../reportAt.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

function ordersToCombine(
  { ctx, world }: MemoryUnit,
  { merchant_id, transaction_id, order_id }: CombineSource,
): OrderRecord[] {
  const scope = ctx.scope(merchant_id);
  if (transaction_id !== '')
    return world
      .ordersOf(scope)
      .filter((one) => one.transaction_id === transaction_id && one.status !== 'draft')
      .slice(0, maxCombined);
  const orders = [...new Set(order_id)].map((id) => world.order(id));
  if (orders.some((order) => !scope.includes(order.merchant_id))) throw new Problem('notFound');
  return orders;
}

/** The data that a world prints. */
export const printSources = (unit: MemoryUnit): PrintSources => {
  const { world } = unit;
  return {
    paper: async (merchant_id) => world.prints.paper(world.merchant(merchant_id)),
    async ordersOnTable(merchant_id, table_id) {
      if (!world.merchant(merchant_id).tables.some(({ id }) => id === table_id))
        throw new Problem('notFound');
      return world
        .ordersOf([merchant_id])
        .filter((order) => order.table?.id === table_id && isOnTableBill(order))
        .toSorted((a, b) => a.placed_at.localeCompare(b.placed_at) || a.id - b.id)
        .map(({ id }) => id);
    },
    async shift(id) {
      const shift = shiftsFor(unit.ctx, '').find((one) => one.id === id);
      if (!shift) throw new Problem('notFound');
      return shift;
    },
    report: async (merchant_id, days) => reportAt(world, merchant_id, days),
    ordersToCombine: async (source) => ordersToCombine(unit, source),
  };
};
