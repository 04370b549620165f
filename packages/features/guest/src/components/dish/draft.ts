import type { GuestItem } from '@servery/api';

type Group = GuestItem['options'][number];

/** How many are chosen of each choice of a dish, by its id. */
export type Chosen = ReadonlyMap<number, number>;

/** What is chosen at first. */
export const firstChosen = ({ options }: GuestItem): Chosen =>
  new Map(
    options.flatMap(({ items }) => items.filter((one) => one.is_default).map(({ id }) => [id, 1])),
  );

/** How many are chosen in a group. */
export const countOf = ({ items }: Group, chosen: Chosen): number =>
  items.reduce((sum, { id }) => sum + (chosen.get(id) ?? 0), 0);

/** The first group that has fewer or more than it asks for; undefined when all are right. */
export const wrongGroup = ({ options }: GuestItem, chosen: Chosen): Group | undefined =>
  options.find((group) => {
    const count = countOf(group, chosen);
    return count < group.min || count > group.max;
  });

/** The choices with another number of one of them. */
export function withChosen(chosen: Chosen, id: number, quantity: number): Chosen {
  const next = new Map(chosen);
  if (quantity > 0) next.set(id, quantity);
  else next.delete(id);
  return next;
}

/** The choices with these alone, once each, in one of the groups. */
export function withOnly(chosen: Chosen, { items }: Group, ids: readonly number[]): Chosen {
  const next = new Map(chosen);
  for (const { id } of items) next.delete(id);
  for (const id of ids) next.set(id, 1);
  return next;
}

/** What so many of a dish cost with what is chosen; sen. */
export function priceOf(item: GuestItem, chosen: Chosen, quantity: number): number {
  const extra = item.options
    .flatMap(({ items }) => items)
    .reduce((sum, { id, price }) => sum + price * (chosen.get(id) ?? 0), 0);
  return Math.max(0, item.price + extra) * quantity;
}

/** A dish as chosen, as it goes into the cart. */
export function wantedOf(item: GuestItem, chosen: Chosen, quantity: number, note: string) {
  const options = item.options.flatMap(({ items }) => items).filter(({ id }) => chosen.has(id));
  return {
    menu_id: item.id,
    quantity,
    options: options.map(({ id }) => ({ id, quantity: chosen.get(id)! })),
    note: note.trim(),
    name: item.name,
    chosen: options.map(({ name }) => name),
    gross: priceOf(item, chosen, quantity),
  };
}
