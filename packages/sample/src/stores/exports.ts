import type { ExportPart } from '@servery/api';
import type { ExportStore } from '@servery/domain/commands';
import type { ExportCounts, ExportRecords } from '@servery/domain/merchant-exports';
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
    categories: () => categories,
    menu_items: () => items,
    menu_options: () => options,
    tables: () => world.tables.of(merchant_id),
    bookings: () => world.reservations.of(merchant_id).reservations,
    staff: () => world.people.filter((person) => person.merchant_id === merchant_id),
    day_closings: () => world.closings.filter((closing) => closing.merchant_id === merchant_id),
  };
  return all[part]().toSorted((a, b) => a.id - b.id);
}

function countsAt(world: World, merchant_id: number): ExportCounts {
  const count = (part: ExportPart) => exportRecordsAt(world, merchant_id, part).length;
  const orders = exportRecordsAt(world, merchant_id, 'orders');
  const below = (of: (order: (typeof orders)[number]) => readonly unknown[]) =>
    orders.reduce((sum, order) => sum + of(order).length, 0);
  return {
    orders: orders.length,
    order_items: below(({ items }) => items),
    payments: below(({ payments }) => payments),
    refunds: below(({ refunds }) => refunds),
    members: count('members'),
    categories: count('categories'),
    menu_items: count('menu_items'),
    menu_options: count('menu_options'),
    tables: count('tables'),
    bookings: count('bookings'),
    staff: count('staff'),
    day_closings: count('day_closings'),
  };
}

/** The exports of a world. They aren't stored: a reload of the page ends them. */
export const exportStore = ({ world }: MemoryUnit): ExportStore => ({
  count: async (merchant_id) => countsAt(world, merchant_id),
  async save(started) {
    world.exports.set(started.id, started);
  },
});
