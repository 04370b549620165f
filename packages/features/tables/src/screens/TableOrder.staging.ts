import { sample } from '@servery/domain/sample';
import { holdingOrders } from '@servery/domain/tables';

/** The outlet that stories play at. */
export const outlet = 101;

const floor = () => sample().tables.floor(outlet, sample().orders.values(), sample().now());

/** A table where guests sit who have something in their cart. */
export const withCart = (): number => floor().carts[0]!.table_id;

/** A table with an order that is not paid. */
export const withOrder = (): { id: number; name: string } => {
  const all = floor();
  return all.tables.find((table) => holdingOrders(table, all).some(({ balance }) => balance > 0))!;
};

/** A table that nobody sits at. */
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

/** An item without choices that no cart holds yet. */
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
