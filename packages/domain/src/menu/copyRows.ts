import { createCategory } from './categories.ts';
import { createMenu, type MenuInput } from './menus.ts';
import { createOption } from './options.ts';
import type {
  CategoryRecord,
  ItemRecord,
  MenuBook,
  MenuChange,
  MenuContext,
  OptionRecord,
} from './record.ts';

/** The rows of its own menu that a copied item refers to. */
export type CopiedRows = Pick<MenuInput, 'category_id' | 'option_ids' | 'image_id'>;

/** The fields of an item that don’t depend on its menu, except prices, availability and stock. */
export type CopiedFields = Pick<
  MenuInput,
  | 'name'
  | 'code'
  | 'description'
  | 'tax_class'
  | 'min_quantity'
  | 'max_quantity'
  | 'prep_minutes'
  | 'windows'
>;

/** Returns the fields of an item that its copies have too, except prices, availability and stock. */
export const copiedFields = ({
  name,
  code,
  description,
  tax_class,
  min_quantity,
  max_quantity,
  prep_minutes,
  windows,
}: CopiedFields): CopiedFields => ({
  name,
  code,
  description,
  tax_class,
  min_quantity,
  max_quantity,
  prep_minutes,
  windows,
});

/**
 * Adds a copy of another menu’s category at the end, below a category of its own menu.
 * @throws `invalid`
 */
export const copyCategory = (
  book: MenuBook,
  { name, is_active }: Pick<CategoryRecord, 'name' | 'is_active'>,
  parent_id: number | null,
  context: MenuContext,
): MenuChange => createCategory(book, { name, parent_id, is_active }, context);

/**
 * Adds a copy of another menu’s food option at the end, with its current choices.
 * @throws `invalid`
 */
export function copyOption(
  book: MenuBook,
  { name, min, max, is_active, items }: OptionRecord,
  context: MenuContext,
): MenuChange {
  const choices = items
    .filter(({ is_deleted }) => !is_deleted)
    .map(({ id: _id, is_deleted: _deleted, ...choice }) => ({ ...choice, id: null }));
  return createOption(book, { name, min, max, is_active, items: choices }, context);
}

/**
 * Adds a copy of another menu’s item at the end, with its prices. It is available and has no stock.
 * @throws `invalid` if the context’s merchant lacks the item’s tax class
 */
export function copyItem(
  book: MenuBook,
  item: ItemRecord,
  rows: CopiedRows,
  context: MenuContext,
): MenuChange {
  const { price, prices, is_active } = item;
  return createMenu(
    book,
    {
      ...copiedFields(item),
      ...rows,
      price,
      prices,
      is_active,
      low_stock: null,
      allow_negative: false,
      stock: null,
    },
    context,
  );
}
