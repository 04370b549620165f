import { exportParts, type ExportPart } from '@servery/api';
import type { ExportStore } from '@servery/domain/commands';
import type { ExportCounts, ExportRecords } from '@servery/domain/merchant-exports';
import { drawersAt } from '../drawersAt.ts';
import type { World } from '../world.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

/** Returns the records of a part of an export of a merchant, by id. */
export function exportRecordsAt<Part extends ExportPart>(
  world: World,
  merchant_id: number,
  part: Part,
): ExportRecords[Part][] {
  const { categories, items, options } = world.menus.of(merchant_id);
  const all: { [Each in ExportPart]: () => readonly ExportRecords[Each][] } = {
    orders: () => world.ordersOf([merchant_id]),
    members: () => world.merchant(merchant_id).members,
    wallet_entries: () => world.wallets.of(merchant_id),
    categories: () => categories,
    menu_items: () => items,
    menu_options: () => options,
    tables: () => world.tables.of(merchant_id),
    bookings: () => world.reservations.of(merchant_id).reservations,
    queue_entries: () => world.queues.whole(merchant_id).entries,
    staff: () => world.people.filter((person) => person.merchant_id === merchant_id),
    employees: () => world.employees.of(merchant_id),
    attendance: () => world.attendance.of(merchant_id),
    shifts: () => drawersAt(world, merchant_id).shifts,
    cash_movements: () =>
      world.drawers.cash
        .map(({ movement }) => movement)
        .filter((movement) => movement.merchant_id === merchant_id),
    day_closings: () => world.closings.filter((closing) => closing.merchant_id === merchant_id),
  };
  return all[part]().toSorted((a, b) => a.id - b.id);
}

function countsAt(world: World, merchant_id: number): ExportCounts {
  const count = (part: ExportPart) => exportRecordsAt(world, merchant_id, part).length;
  const orders = exportRecordsAt(world, merchant_id, 'orders');
  const below = (of: (order: (typeof orders)[number]) => readonly unknown[]) =>
    orders.reduce((sum, order) => sum + of(order).length, 0);
  const counts = Object.fromEntries(exportParts.map((part) => [part, count(part)]));
  return {
    ...(counts as Record<ExportPart, number>),
    order_items: below(({ items }) => items),
    payments: below(({ payments }) => payments),
    refunds: below(({ refunds }) => refunds),
  };
}

/** The exports of a world. They aren't stored: a reload of the page ends them. */
export const exportStore = ({ world }: MemoryUnit): ExportStore => ({
  count: async (merchant_id) => countsAt(world, merchant_id),
  async save(started) {
    world.exports.set(started.id, started);
  },
});
