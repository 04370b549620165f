import { invalid, type MenuItem } from '@servery/api';
import type { ItemRecord, MenuBook, OptionRecord } from './record.ts';
import { isSameName } from '../search/nameKey.ts';

/** Returns the choices that are currently available. */
const open = ({ items }: Pick<OptionRecord, 'items'>) =>
  items.filter(({ is_active, is_deleted }) => is_active && !is_deleted);

/** Returns the maximum number of choices, limited only by the maximum of each choice. */
export const maxChoicesOf = (option: Pick<OptionRecord, 'items'>): number =>
  open(option).reduce((sum, { max }) => sum + max, 0);

/**
 * Refuses a food option whose minimum, maximum, names or defaults can't be satisfied.
 * @throws `invalid`
 */
export function requireChoices(option: Pick<OptionRecord, 'items' | 'min' | 'max'>): void {
  const { min, max } = option;
  if (min > max) throw invalid('max', 'below_min', 'Must not be less than the minimum.');
  if (max > maxChoicesOf(option)) throw invalid('max', 'too_many', 'There aren’t enough choices.');
  const current = option.items.filter(({ is_deleted }) => !is_deleted);
  current.forEach(({ name }, i) => {
    if (current.slice(0, i).some((one) => isSameName(one.name, name)))
      throw invalid(`items.${i}.name`, 'taken', 'Another choice already has this name.');
  });
  const chosen = open(option).filter(({ is_default }) => is_default).length;
  if (chosen > max || (chosen > 0 && chosen < min))
    throw invalid('items', 'defaults', `Select ${min} to ${max} by default, or none.`);
}

/**
 * Returns the minimum that a guest's choices of one option add to a price; negative if a choice
 * reduces the price.
 */
export function leastOf({ min, max, items }: MenuItem['options'][number]): number {
  const prices = items.flatMap((item) => Array.from({ length: item.max }, () => item.price));
  return prices
    .toSorted((a, b) => a - b)
    .slice(0, max)
    .reduce((sum, price, i) => (i < min || price < 0 ? sum + price : sum), 0);
}

/** Returns the food options of an item as guests see them. */
export const optionsFor = (
  { option_ids }: Pick<ItemRecord, 'option_ids'>,
  options: readonly OptionRecord[],
): MenuItem['options'] =>
  option_ids.flatMap((id) => {
    const option = options.find((one) => one.id === id && one.is_active && !one.is_deleted);
    if (!option) return [];
    const { name, min, max } = option;
    const items = open(option).map((choice) => ({
      id: choice.id,
      name: choice.name,
      price: choice.price,
      max: choice.max,
      ...(choice.is_default && { is_default: true }),
    }));
    return [{ id, name, min, max, items }];
  });

/** Returns the lowest price that an item can have, with any order method and any choices. */
export const leastPrice = ({ price, prices, options }: ItemRecord): number =>
  Math.min(price, ...Object.values(prices)) +
  options.reduce((sum, option) => sum + leastOf(option), 0);

/**
 * Returns a menu whose items have their current food options; refuses an active item whose price
 * could fall below zero.
 * @throws `invalid`
 */
export function settled(book: MenuBook, field: string): MenuBook {
  const items = book.items.map((item) => {
    const options = optionsFor(item, book.options);
    if (JSON.stringify(options) === JSON.stringify(item.options)) {
      requireWorth(item, field);
      return item;
    }
    const next = { ...item, options };
    requireWorth(next, field);
    return next;
  });
  return { ...book, items };
}

/**
 * Refuses an active item whose price could fall below zero.
 * @throws `invalid`
 */
export const requireWorth = (item: ItemRecord, field: string): void => {
  if (item.is_active && leastPrice(item) < 0)
    throw invalid(field, 'below_zero', `The price of ${item.name} could fall below zero.`);
};
