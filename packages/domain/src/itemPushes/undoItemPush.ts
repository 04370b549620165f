import { Problem } from '@servery/api';
import { deleteCategory } from '../menu/categories.ts';
import { editMenu } from '../menu/menus.ts';
import { deleteOption } from '../menu/options.ts';
import type { ItemRecord, MenuBook } from '../menu/record.ts';
import { live } from '../menu/rows.ts';
import { demand } from '../people/demand.ts';
import type { ChangedMenu, LockedMenu } from '../menu/store.ts';
import type { PushedBy } from '../pushes/record.ts';
import { requireUndo } from '../pushes/requireUndo.ts';
import { editOf } from './placeItem.ts';
import type { ItemPushRecord, PushedFields, PushedItem } from './record.ts';

/** Returns a menu with the earlier fields of an item; null if the menu no longer allows them. */
function restored(
  { state, context }: LockedMenu,
  item: ItemRecord,
  before: PushedFields,
): MenuBook | null {
  try {
    return editMenu(state, item.id, { ...editOf(item), ...before }, context).book;
  } catch (problem) {
    if (problem instanceof Problem && problem.code === 'invalid') return null;
    throw problem;
  }
}

/**
 * Deletes the categories and food options that a push created, if they haven’t changed since and
 * nothing uses them.
 */
function withoutUnused(
  book: MenuBook,
  { categories, options }: Pick<PushedItem, 'categories' | 'options'>,
): MenuBook {
  const isFirst = { version: 1 };
  let next = book;
  // Parents were created first, and are empty only after their subcategories.
  for (const id of categories.toReversed()) {
    const isUsed =
      next.items.some(({ category_id }) => category_id === id) ||
      live(next.categories).some(({ parent_id }) => parent_id === id);
    const row = live(next.categories).find((category) => category.id === id);
    if (row?.version === 1 && !isUsed) next = deleteCategory(next, id, isFirst).book;
  }
  for (const id of options) {
    const isUsed = next.items.some(({ option_ids }) => option_ids.includes(id));
    const row = live(next.options).find((option) => option.id === id);
    if (row?.version === 1 && !isUsed) next = deleteOption(next, id, isFirst).book;
  }
  return next;
}

/**
 * Removes the items that a push added and restores the fields that it changed, where the item
 * hasn’t changed since; `kept` is the number of the others, and of those whose menu no longer allows
 * the earlier fields. Added items that are in `used` stay too. Categories and food options that the
 * push created are deleted if nothing uses them. Returns the changed menus and the undone push.
 * @throws `tooLate`, `forbidden`, `approvalRequired`, or `notAllowedNow` with `why: undone`
 */
export function undoItemPush(
  push: ItemPushRecord,
  menus: ReadonlyMap<number, LockedMenu>,
  used: ReadonlySet<number>,
  { now, actor }: PushedBy,
): { changes: ChangedMenu[]; push: ItemPushRecord; restored: number; kept: number } {
  requireUndo(push, now);
  const changes: ChangedMenu[] = [];
  for (const outlet of push.outlets) {
    const { merchant_id, item_id, version, before } = outlet;
    const locked = menus.get(merchant_id)!;
    const { state, context } = locked;
    demand(context.actor, 'menu.edit', { object_id: item_id, version });
    const item = state.items.find(({ id }) => id === item_id);
    if (item?.version !== version || (!before && used.has(item_id))) continue;
    const items = state.items.filter(({ id }) => id !== item_id);
    const book = before ? restored(locked, item, before) : { ...state, items };
    if (book) changes.push({ before: state, after: { book: withoutUnused(book, outlet) } });
  }
  return {
    changes,
    push: { ...push, undone_at: now.toISOString(), undone_by: actor.name },
    restored: changes.length,
    kept: push.outlets.length - changes.length,
  };
}
