import type { MenuItem, OrderChange, WantedLine } from '@servery/api';

/** An item that is about to be added, with its choices. Prices in sen, for one. */
export interface BasketLine extends WantedLine {
  key: string;
  name: string;
  options_text: string;
  price: number;
}

type Options = MenuItem['options'];

/** How often each option item is chosen, by id. */
export type Chosen = Readonly<Record<number, number>>;

const countIn = (group: Options[number], chosen: Chosen) =>
  group.items.reduce((sum, { id }) => sum + (chosen[id] ?? 0), 0);

/** Whether a group of choices has as many as it asks for. */
export const isSatisfied = (group: Options[number], chosen: Chosen): boolean => {
  const count = countIn(group, chosen);
  return count >= group.min && count <= group.max;
};

/** Chooses an option item or takes it back: where one is allowed it replaces the one before, where the group is full nothing happens. */
export function choose(group: Options[number], id: number, chosen: Chosen): Chosen {
  if (chosen[id]) return { ...chosen, [id]: 0 };
  if (group.max === 1) {
    const cleared = Object.fromEntries(group.items.map((item) => [item.id, 0]));
    return { ...chosen, ...cleared, [id]: 1 };
  }
  return countIn(group, chosen) < group.max ? { ...chosen, [id]: 1 } : chosen;
}

/** What one of an item costs with its choices, in sen. */
export const priceOf = ({ price, options }: MenuItem, chosen: Chosen): number =>
  options
    .flatMap(({ items }) => items)
    .reduce((sum, item) => sum + item.price * (chosen[item.id] ?? 0), price);

/** A basket line of an item; the same item with the same choices and note has the same key. */
export function lineOf(item: MenuItem, chosen: Chosen, note: string): BasketLine {
  const picked = item.options
    .flatMap(({ items }) => items)
    .filter(({ id }) => (chosen[id] ?? 0) > 0);
  const options = picked.map(({ id }) => ({ id, quantity: chosen[id] ?? 1 }));
  return {
    key: JSON.stringify([item.id, options, note]),
    menu_id: item.id,
    name: item.name,
    options,
    options_text: picked.map(({ name }) => name).join(', '),
    note,
    price: priceOf(item, chosen),
    quantity: 1,
  };
}

/** A basket with one line more, or one more of a line that is there. */
export function put(basket: readonly BasketLine[], line: BasketLine): BasketLine[] {
  return basket.some(({ key }) => key === line.key)
    ? basket.map((one) => (one.key === line.key ? { ...one, quantity: one.quantity + 1 } : one))
    : [...basket, line];
}

/** A basket with one less of a line. */
export const takeOut = (basket: readonly BasketLine[], key: string): BasketLine[] =>
  basket
    .map((one) => (one.key === key ? { ...one, quantity: one.quantity - 1 } : one))
    .filter(({ quantity }) => quantity > 0);

/** The changes that put a basket on an order. */
export const changesOf = (basket: readonly BasketLine[]): OrderChange[] =>
  basket.map(({ menu_id, quantity, options, note }) => ({
    type: 'add_line',
    menu_id,
    quantity,
    options,
    note,
  }));
