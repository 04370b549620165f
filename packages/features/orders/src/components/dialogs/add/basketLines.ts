import type { MenuItem, OrderChange, WantedLine } from '@servery/api';

/** An item about to be added, with its options. Unit prices in sen. */
export interface BasketLine extends WantedLine {
  key: string;
  name: string;
  options_text: string;
  price: number;
}

type Options = MenuItem['options'];

/** The chosen quantity of each option item, by id. */
export type Chosen = Readonly<Record<number, number>>;

const countIn = (group: Options[number], chosen: Chosen) =>
  group.items.reduce((sum, { id }) => sum + (chosen[id] ?? 0), 0);

/** Whether the number of choices in a group is within its minimum and maximum. */
export const isSatisfied = (group: Options[number], chosen: Chosen): boolean => {
  const count = countIn(group, chosen);
  return count >= group.min && count <= group.max;
};

/**
 * Selects or deselects an option item. In a single-choice group, it replaces the previous one; in a
 * full group, it has no effect.
 */
export function choose(group: Options[number], id: number, chosen: Chosen): Chosen {
  if (chosen[id]) return { ...chosen, [id]: 0 };
  if (group.max === 1) {
    const cleared = Object.fromEntries(group.items.map((item) => [item.id, 0]));
    return { ...chosen, ...cleared, [id]: 1 };
  }
  return countIn(group, chosen) < group.max ? { ...chosen, [id]: 1 } : chosen;
}

/** Returns the unit price of an item with its options, in sen. */
export const priceOf = ({ price, options }: MenuItem, chosen: Chosen): number =>
  options
    .flatMap(({ items }) => items)
    .reduce((sum, item) => sum + item.price * (chosen[item.id] ?? 0), price);

/**
 * Returns the basket line of an item; the same item with the same options, note and seat has the
 * same key.
 */
export function lineOf(
  item: MenuItem,
  chosen: Chosen,
  note: string,
  seat: number | null,
): BasketLine {
  const picked = item.options
    .flatMap(({ items }) => items)
    .filter(({ id }) => (chosen[id] ?? 0) > 0);
  const options = picked.map(({ id }) => ({ id, quantity: chosen[id] ?? 1 }));
  return {
    key: JSON.stringify([item.id, options, note, seat]),
    menu_id: item.id,
    name: item.name,
    options,
    options_text: picked.map(({ name }) => name).join(', '),
    note,
    seat,
    price: priceOf(item, chosen),
    quantity: 1,
  };
}

/** Returns the basket with a line added, or with the quantity of an existing line raised by one. */
export function put(basket: readonly BasketLine[], line: BasketLine): BasketLine[] {
  return basket.some(({ key }) => key === line.key)
    ? basket.map((one) => (one.key === line.key ? { ...one, quantity: one.quantity + 1 } : one))
    : [...basket, line];
}

/**
 * Returns the basket with the quantity of a line lowered by one; a line without items is removed.
 */
export const takeOut = (basket: readonly BasketLine[], key: string): BasketLine[] =>
  basket
    .map((line) => (line.key === key ? { ...line, quantity: line.quantity - 1 } : line))
    .filter(({ quantity }) => quantity > 0);

/** Returns the changes that add a basket to an order. */
export const changesOf = (basket: readonly BasketLine[]): OrderChange[] =>
  basket.map(({ menu_id, quantity, options, note, seat }) => ({
    type: 'add_line',
    menu_id,
    quantity,
    options,
    note,
    seat,
  }));
