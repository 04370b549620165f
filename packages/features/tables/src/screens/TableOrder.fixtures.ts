import { sample } from '@servery/sample';
import { holdingOrders } from '@servery/domain/tables';

/** The outlet of the stories. */
export const outlet = 101;

const floor = () => sample().tables.floor(outlet, sample().orders.values(), sample().now());

/** Returns the id of a table whose guests have items in their cart. */
export const withCart = (): number => floor().carts[0]!.table_id;

/** Returns a table with an unpaid order. */
export const withOrder = (): { id: number; name: string } => {
  const all = floor();
  return all.tables.find((table) => holdingOrders(table, all).some(({ balance }) => balance > 0))!;
};

/** Comps all items of a table's order, so that nothing is due, and returns the table. */
export const withComped = (): { id: number; name: string } => {
  const table = withOrder();
  const world = sample();
  for (const order of world.orders.values())
    if (order.table?.id === table.id) {
      const items = order.items.map((line) => ({ ...line, is_comped: true }));
      world.save('order.changed', { ...order, items, delivery_fee: 0 });
    }
  return table;
};

/**
 * Breaks an unpaid order with a negative number of guests, so that it can't be shown, and returns
 * its table.
 */
export const withUnreadable = (): { id: number; name: string } => {
  const world = sample();
  for (const table of floor().tables)
    for (const { id, balance } of holdingOrders(table, floor()))
      if (balance > 0) {
        world.save('order.changed', { ...world.order(id), covers: -1 });
        return table;
      }
  throw new Error('The sample has no unpaid order at a table.');
};

/** Returns a table without guests, hold or open orders. */
export const free = (): { id: number; name: string } => {
  const all = floor();
  return all.tables.find(
    (table) =>
      table.is_active &&
      !table.held &&
      !table.sitting &&
      (all.orders.get(table.id)?.open.length ?? 0) === 0,
  )!;
};

/** Returns an available item without choices that is in no cart. */
export const simple = (): { id: number; name: string } => {
  const held = new Set(floor().carts.map(({ menu_id }) => menu_id));
  return sample()
    .merchant(outlet)
    .items.find(
      ({ id, options, is_available, windows, stock }) =>
        options.length === 0 &&
        is_available &&
        windows.length === 0 &&
        stock === null &&
        !held.has(id),
    )!;
};
