import { invalid, Problem } from '@servery/api';
import type { Edit } from '../commands/Edit.ts';
import { demand } from '../people/demand.ts';
import { requireChoices, maxChoicesOf, settled } from './choices.ts';
import type { ChoiceRecord, MenuContext, MenuBook, MenuChange, OptionRecord } from './record.ts';
import { lastPlace, ordered, put, requireFree, requireVersion, rowOf } from './rows.ts';
import { showOption } from './show.ts';

type ChoiceInput = Omit<ChoiceRecord, 'id' | 'is_deleted' | 'is_active'> & {
  id: number | null;
  /** If absent, an existing choice keeps its state and a new one is active. */
  is_active?: boolean | undefined;
};

interface OptionInput {
  name: string;
  min: number;
  max: number;
  is_active: boolean;
  items: readonly ChoiceInput[];
  menu_ids?: readonly number[] | undefined;
}

/**
 * Returns the choices after an edit; omitted ones are kept as deleted, for the orders that have
 * them.
 */
function choicesOf(
  before: readonly ChoiceRecord[],
  wanted: OptionInput['items'],
  { nextId }: MenuContext,
): ChoiceRecord[] {
  const known = new Set(before.filter(({ is_deleted }) => !is_deleted).map(({ id }) => id));
  const next = wanted.map((choice, i): ChoiceRecord => {
    if (choice.id !== null && !known.delete(choice.id))
      throw invalid(`items.${i}.id`, 'unknown', 'This choice doesn’t exist.');
    const was = before.find(({ id }) => id === choice.id);
    const is_active = choice.is_active ?? was?.is_active ?? true;
    return { ...choice, id: choice.id ?? nextId(), is_active, is_deleted: false };
  });
  const ids = new Set(next.map(({ id }) => id));
  const gone = before.filter(({ id }) => !ids.has(id));
  return [...next, ...gone.map((choice) => ({ ...choice, is_deleted: true }))];
}

/** Assigns an option to exactly these items. */
function hung(book: MenuBook, id: number, menu_ids: readonly number[] | undefined): MenuBook {
  if (!menu_ids) return book;
  menu_ids.forEach((one, i) => {
    if (!book.items.some((item) => item.id === one))
      throw invalid(`menu_ids.${i}`, 'unknown', 'This item doesn’t exist.');
  });
  const wanted = new Set(menu_ids);
  const items = book.items.map((item) => {
    const has = item.option_ids.includes(id);
    if (has === wanted.has(item.id)) return item;
    const option_ids = has ? item.option_ids.filter((one) => one !== id) : [...item.option_ids, id];
    return { ...item, option_ids, version: item.version + 1 };
  });
  return { ...book, items };
}

/**
 * Adds a food option.
 * @throws `invalid`
 */
export function createOption(book: MenuBook, input: OptionInput, context: MenuContext): MenuChange {
  requireFree(book.options, input.name, null);
  const { name, min, max, is_active, menu_ids } = input;
  const items = choicesOf([], input.items, context);
  requireChoices({ min, max, items });
  const id = context.nextId();
  const place = lastPlace(book.options);
  const option = { id, version: 1, name, min, max, is_active, items, place, is_deleted: false };
  const next = hung({ ...book, options: [...book.options, option] }, id, menu_ids);
  return { book: settled(next, 'items'), id };
}

/** Whether the price of an existing choice changes. */
const isRepriced = (before: readonly ChoiceRecord[], after: readonly ChoiceRecord[]): boolean =>
  before.some(({ id, price }) => after.some((one) => one.id === id && one.price !== price));

/**
 * Changes a food option, its choices and its items; changing a price requires a separate
 * permission.
 * @throws `invalid`
 */
export function editOption(
  book: MenuBook,
  id: number,
  { version, ...input }: Edit<OptionInput>,
  context: MenuContext,
): MenuChange {
  const option = rowOf(book.options, id);
  requireVersion(option, version, () => showOption(book, id));
  requireFree(book.options, input.name, id);
  const { name, min, max, is_active = option.is_active, menu_ids } = input;
  const items = choicesOf(option.items, input.items, context);
  requireChoices({ min, max, items });
  if (isRepriced(option.items, items))
    demand(context.actor, 'menu.price', { object_id: id, version });
  const options = put(book.options, id, { name, min, max, is_active, items });
  return { book: settled(hung({ ...book, options }, id, menu_ids), 'items'), id };
}

/** Activates or deactivates a food option on all its items. */
export function toggleOption(
  book: MenuBook,
  { id, version, is_active }: { id: number; version: number; is_active: boolean },
): MenuChange {
  const option = rowOf(book.options, id);
  requireVersion(option, version, () => showOption(book, id));
  if (option.is_active === is_active) return { book, id };
  const options = put(book.options, id, { is_active });
  return { book: settled({ ...book, options }, 'is_active'), id };
}

/**
 * Deletes a food option; its row is kept for the orders that have it.
 * @throws `invalid`
 */
export function deleteOption(
  book: MenuBook,
  id: number,
  { version }: { version: number },
): MenuChange {
  requireVersion(rowOf(book.options, id), version, () => showOption(book, id));
  const options = put(book.options, id, { is_deleted: true });
  return { book: settled(hung({ ...book, options }, id, []), 'id'), id };
}

/**
 * Returns the food option that a choice belongs to.
 * @throws `notFound`
 */
export function optionOf({ options }: MenuBook, choice_id: number): OptionRecord {
  const option = options.find(
    (one) =>
      !one.is_deleted && one.items.some(({ id, is_deleted }) => id === choice_id && !is_deleted),
  );
  if (!option) throw new Problem('notFound');
  return option;
}

/**
 * Deletes a choice; refuses if too few would be left. Its row is kept for the orders that have it.
 * @throws `notAllowedNow`
 */
export function deleteOptionItem(
  book: MenuBook,
  choice_id: number,
  { version }: { version: number },
): MenuChange {
  const option = optionOf(book, choice_id);
  const { id, min, max } = option;
  requireVersion(option, version, () => showOption(book, id));
  const items = option.items.map((choice) =>
    choice.id === choice_id ? { ...choice, is_deleted: true } : choice,
  );
  const maxChoices = maxChoicesOf({ items });
  if (maxChoices < Math.max(min, 1))
    throw new Problem('notAllowedNow', { details: { why: 'no_choice', min } });
  const next = { items, min, max: Math.min(max, maxChoices) };
  requireChoices(next);
  return { book: settled({ ...book, options: put(book.options, id, next) }, 'items'), id };
}

/** Sets the order of the food options. */
export const orderOptions = (book: MenuBook, ids: readonly number[]): MenuBook => ({
  ...book,
  options: ordered(book.options, ids),
});
