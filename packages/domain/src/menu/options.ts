import { invalid, Problem } from '@servery/api';
import { demand } from '../people/demand.ts';
import { requireChoices, roomOf, settled } from './choices.ts';
import type { ChoiceRecord, MenuAct, MenuBook, MenuChange, OptionRecord } from './record.ts';
import { lastPlace, ordered, put, requireFree, requireVersion, rowOf } from './rows.ts';
import { showOption } from './show.ts';

interface OptionWish {
  name: string;
  min: number;
  max: number;
  is_active: boolean;
  items: readonly (Omit<ChoiceRecord, 'id' | 'is_deleted'> & { id: number | null })[];
  menu_ids?: readonly number[] | undefined;
}

/** The choices as they are to be: those left out are kept as deleted ones, for the orders that have them. */
function choicesOf(
  before: readonly ChoiceRecord[],
  wanted: OptionWish['items'],
  { nextId }: MenuAct,
): ChoiceRecord[] {
  const known = new Set(before.filter(({ is_deleted }) => !is_deleted).map(({ id }) => id));
  const next = wanted.map((choice, i): ChoiceRecord => {
    if (choice.id !== null && !known.delete(choice.id))
      throw invalid(`items.${i}.id`, 'unknown', 'There is no such choice.');
    return { ...choice, id: choice.id ?? nextId(), is_deleted: false };
  });
  const ids = new Set(next.map(({ id }) => id));
  const gone = before.filter(({ id }) => !ids.has(id));
  return [...next, ...gone.map((choice) => ({ ...choice, is_deleted: true }))];
}

/** Hangs an option on these items and on no other. */
function hung(book: MenuBook, id: number, menu_ids: readonly number[] | undefined): MenuBook {
  if (!menu_ids) return book;
  menu_ids.forEach((one, i) => {
    if (!book.items.some((item) => item.id === one))
      throw invalid(`menu_ids.${i}`, 'unknown', 'There is no such item.');
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

/** Adds a food option. */
export function createOption(book: MenuBook, wish: OptionWish, act: MenuAct): MenuChange {
  requireFree(book.options, wish.name, null);
  const { name, min, max, is_active, menu_ids } = wish;
  const items = choicesOf([], wish.items, act);
  requireChoices({ min, max, items });
  const id = act.nextId();
  const place = lastPlace(book.options);
  const option = { id, version: 1, name, min, max, is_active, items, place, is_deleted: false };
  const next = hung({ ...book, options: [...book.options, option] }, id, menu_ids);
  return { book: settled(next, 'items'), id };
}

/** Whether a choice that there was would cost something else. */
const isRepriced = (before: readonly ChoiceRecord[], after: readonly ChoiceRecord[]): boolean =>
  before.some(({ id, price }) => after.some((one) => one.id === id && one.price !== price));

/** Changes a food option, its choices and what it hangs on; another price is a right of its own. */
export function editOption(
  book: MenuBook,
  id: number,
  { version, ...wish }: OptionWish & { version: number },
  act: MenuAct,
): MenuChange {
  const option = rowOf(book.options, id);
  requireVersion(option, version, () => showOption(book, id));
  requireFree(book.options, wish.name, id);
  const { name, min, max, is_active, menu_ids } = wish;
  const items = choicesOf(option.items, wish.items, act);
  requireChoices({ min, max, items });
  if (isRepriced(option.items, items)) demand(act.actor, 'menu.price', { object_id: id, version });
  const options = put(book.options, id, { name, min, max, is_active, items });
  return { book: settled(hung({ ...book, options }, id, menu_ids), 'items'), id };
}

/** Takes a food option off every item that has it, or puts it back. */
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

/** Deletes a food option; it stays for the orders that have it. */
export function deleteOption(
  book: MenuBook,
  id: number,
  { version }: { version: number },
): MenuChange {
  requireVersion(rowOf(book.options, id), version, () => showOption(book, id));
  const options = put(book.options, id, { is_deleted: true });
  return { book: settled(hung({ ...book, options }, id, []), 'id'), id };
}

/** The food option that a choice belongs to. */
export function optionOf({ options }: MenuBook, choice_id: number): OptionRecord {
  const option = options.find(
    (one) =>
      !one.is_deleted && one.items.some(({ id, is_deleted }) => id === choice_id && !is_deleted),
  );
  if (!option) throw new Problem('notFound');
  return option;
}

/** Deletes a choice; refuses where too few would be left to choose from. It stays for the orders that have it. */
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
  const room = roomOf({ items });
  if (room < Math.max(min, 1))
    throw new Problem('notAllowedNow', { details: { why: 'no_choice', min } });
  const next = { items, min, max: Math.min(max, room) };
  requireChoices(next);
  return { book: settled({ ...book, options: put(book.options, id, next) }, 'items'), id };
}

/** Puts the food options into an order. */
export const orderOptions = (book: MenuBook, ids: readonly number[]): MenuBook => ({
  ...book,
  options: ordered(book.options, ids),
});
