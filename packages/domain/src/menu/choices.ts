import { invalid, type MenuItem } from '@servery/api';
import type { ItemRecord, MenuBook, OptionRecord } from './record.ts';
import { isSameName } from './rows.ts';

/** The choices that can be chosen now. */
const open = ({ items }: Pick<OptionRecord, 'items'>) =>
  items.filter(({ is_active, is_deleted }) => is_active && !is_deleted);

/** How many can be chosen at most, were there no limit but that of each choice. */
export const roomOf = (option: Pick<OptionRecord, 'items'>): number =>
  open(option).reduce((sum, { max }) => sum + max, 0);

/** Refuses a food option that nobody could choose from as it says. */
export function requireChoices(option: Pick<OptionRecord, 'items' | 'min' | 'max'>): void {
  const { min, max } = option;
  if (min > max) throw invalid('max', 'below_min', 'Is less than the smallest number.');
  if (max > roomOf(option))
    throw invalid('max', 'too_many', 'There are not as many choices to choose from.');
  const kept = option.items.filter(({ is_deleted }) => !is_deleted);
  kept.forEach(({ name }, i) => {
    if (kept.slice(0, i).some((one) => isSameName(one.name, name)))
      throw invalid(`items.${i}.name`, 'taken', 'Another choice has this name.');
  });
  const chosen = open(option).filter(({ is_default }) => is_default).length;
  if (chosen > max || (chosen > 0 && chosen < min))
    throw invalid('items', 'defaults', `Preselect ${min} to ${max}, or none.`);
}

/** The least that a guest's choices of one option can add to a price: below zero where a choice takes something off. */
export function leastOf({ min, max, items }: MenuItem['options'][number]): number {
  const prices = items.flatMap((one) => Array.from({ length: one.max }, () => one.price));
  return prices
    .toSorted((a, b) => a - b)
    .slice(0, max)
    .reduce((sum, price, i) => (i < min || price < 0 ? sum + price : sum), 0);
}

/** What the food options of an item come to for a guest. */
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

/** The smallest price that an item can come to, however it is got and whatever is chosen. */
export const leastPrice = ({ price, prices, options }: ItemRecord): number =>
  Math.min(price, ...Object.values(prices)) +
  options.reduce((sum, option) => sum + leastOf(option), 0);

/** A menu whose items offer what their food options say now; refuses one that would sell below nothing. */
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

const requireWorth = (item: ItemRecord, field: string): void => {
  if (item.is_active && leastPrice(item) < 0)
    throw invalid(field, 'below_zero', `${item.name} could cost less than nothing.`);
};
