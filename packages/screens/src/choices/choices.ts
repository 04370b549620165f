import type { MenuItem } from '@servery/api';

type Dish = Pick<MenuItem, 'price' | 'options'>;
type Group = MenuItem['options'][number];

/** The chosen quantity of each choice of a dish, by the choice's id. */
export type Chosen = ReadonlyMap<number, number>;

/** Returns the initial choices: the preselected ones, once each. */
export const firstChosen = ({ options }: Pick<Dish, 'options'>): Chosen =>
  new Map(
    options.flatMap(({ items }) =>
      items.filter((item) => item.is_default).map(({ id }) => [id, 1]),
    ),
  );

/** Returns the total quantity chosen in a group. */
export const countOf = ({ items }: Group, chosen: Chosen): number =>
  items.reduce((sum, { id }) => sum + (chosen.get(id) ?? 0), 0);

/** Returns the groups with fewer choices than their minimum or more than their maximum. */
export const incomplete = ({ options }: Pick<Dish, 'options'>, chosen: Chosen): Group[] =>
  options.filter((group) => {
    const count = countOf(group, chosen);
    return count < group.min || count > group.max;
  });

/** Returns the choices with another quantity of one of them; 0 removes it. */
export function withChosen(chosen: Chosen, id: number, quantity: number): Chosen {
  const next = new Map(chosen);
  if (quantity > 0) next.set(id, quantity);
  else next.delete(id);
  return next;
}

/** Returns the choices with only the given ones, once each, in one of the groups. */
export function withOnly(chosen: Chosen, { items }: Group, ids: readonly number[]): Chosen {
  const next = new Map(chosen);
  for (const { id } of items) next.delete(id);
  for (const id of ids) next.set(id, 1);
  return next;
}

/** Returns the price of a quantity of a dish with its choices, in sen; never negative. */
export function priceOf({ price, options }: Dish, chosen: Chosen, quantity: number): number {
  const extra = options
    .flatMap(({ items }) => items)
    .reduce((sum, choice) => sum + choice.price * (chosen.get(choice.id) ?? 0), 0);
  return Math.max(0, price + extra) * quantity;
}
