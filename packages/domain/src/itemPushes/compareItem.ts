import type { ItemPushField, ItemPushOutlet } from '@servery/api';
import { isSameName } from '../search/nameKey.ts';
import { searchKey } from '../search/searchKey.ts';
import type { ComparedItem, ComparedMenu, PictureFacts, PushedFields } from './record.ts';

/** The facts of pictures, by their ids. */
export type Pictures = ReadonlyMap<number, PictureFacts>;

interface Named {
  id: number;
  name: string;
  is_deleted: boolean;
}

/** Returns a row that isn’t deleted by its name. */
export const rowNamed = <Row extends Named>(rows: readonly Row[], name: string): Row | undefined =>
  rows.find((row) => !row.is_deleted && isSameName(row.name, name));

/** Returns the rows of some ids that aren’t deleted, in the order of the ids. */
export const rowsOf = <Row extends Named>(rows: readonly Row[], ids: readonly number[]): Row[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id && !row.is_deleted) ?? []);

/** Returns a category and its parent, the parent first; nothing if the category was deleted. */
export function categoryPath<Row extends Named & { parent_id: number | null }>(
  categories: readonly Row[],
  id: number,
): Row[] {
  const [category] = rowsOf(categories, [id]);
  if (!category) return [];
  const parents = category.parent_id === null ? [] : rowsOf(categories, [category.parent_id]);
  return [...parents, category];
}

/** Returns the fields of an item in a form that is the same at outlets whose items are the same. */
function valuesOf(
  item: PushedFields,
  { categories, options }: Pick<ComparedMenu, 'categories' | 'options'>,
  pictures: Pictures,
): Record<ItemPushField, unknown> {
  const category = categoryPath(categories, item.category_id).at(-1);
  const picture = item.image_id === null ? undefined : pictures.get(item.image_id);
  return {
    name: item.name,
    code: item.code,
    description: item.description,
    category: category ? searchKey(category.name) : null,
    options: rowsOf(options, item.option_ids).map(({ name }) => searchKey(name)),
    tax_class: item.tax_class,
    prep_minutes: item.prep_minutes,
    quantities: [item.min_quantity, item.max_quantity],
    windows: item.windows.map(({ weekdays, start, end }) => [weekdays, start, end]),
    picture: picture ? [picture.kind, picture.width, picture.height, picture.bytes] : null,
  };
}

/** An item with its menu. */
export interface ItemOnMenu<Item = ComparedItem> {
  item: Item;
  menu: ComparedMenu;
}

/** Returns the names of an item’s categories that another menu lacks, the parent first. */
function newCategories({ item, menu }: ItemOnMenu, other: ComparedMenu): string[] {
  const path = categoryPath(menu.categories, item.category_id).map(({ name }) => name);
  const isKnown = (name: string) => rowNamed(other.categories, name) !== undefined;
  return path.slice(-1).some(isKnown) ? [] : path.filter((name) => !isKnown(name));
}

/** How an outlet’s menu compares with the item of a push. */
export type Comparison = Pick<
  ItemPushOutlet,
  'state' | 'changes' | 'new_categories' | 'new_options' | 'obstacle'
>;

/**
 * Compares an item with the one of another outlet, which is null if its menu doesn’t have it.
 * Pictures are the same if their formats, sizes and bytes are.
 */
export function compareItem(
  source: ItemOnMenu,
  own: ItemOnMenu<ComparedItem | null>,
  pictures: Pictures,
): Comparison {
  const nothing = { changes: [], new_categories: [], new_options: [], obstacle: null };
  const pushed = valuesOf(source.item, source.menu, pictures);
  const before = own.item && valuesOf(own.item, own.menu, pictures);
  const fields = Object.keys(pushed) as ItemPushField[];
  const changes = before
    ? fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(pushed[field]))
    : [];
  if (before && changes.length === 0) return { ...nothing, state: 'same' };
  if (pushed.category === null)
    return { ...nothing, state: 'refused', changes, obstacle: 'no_category' };
  if (!own.menu.tax_codes.includes(source.item.tax_class))
    return { ...nothing, state: 'refused', changes, obstacle: 'no_tax_class' };
  return {
    state: before ? 'differs' : 'missing',
    changes,
    new_categories: newCategories(source, own.menu),
    new_options: rowsOf(source.menu.options, source.item.option_ids)
      .map(({ name }) => name)
      .filter((name) => !rowNamed(own.menu.options, name)),
    obstacle: null,
  };
}
