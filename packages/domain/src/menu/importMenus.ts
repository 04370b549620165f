import { Problem, type ImportResult, type ImportRow } from '@servery/api';
import { demand } from '../people/demand.ts';
import { usualTax } from '../money/index.ts';
import { isSameName } from '../search/nameKey.ts';
import { createCategory } from './categories.ts';
import { settled } from './choices.ts';
import { createMenu, isRepriced, requireItem, type MenuInput } from './menus.ts';
import { moveOf } from './moveOf.ts';
import type { ItemRecord, MenuContext, MenuBook, MoveRecord } from './record.ts';
import { readImportRow, type ImportError } from './readImportRow.ts';
import { live, put } from './rows.ts';

/**
 * Returns the item that a row refers to: by its code, or without a code by its name. Of several
 * items with that name, it's the one without a code.
 */
function itemOf({ items }: MenuBook, { code, name }: ImportRow): ItemRecord | undefined {
  if (code) return items.find((item) => isSameName(item.code, code));
  const named = items.filter((item) => isSameName(item.name, name));
  return named.find((item) => item.code === '') ?? named[0];
}

const fresh = {
  min_quantity: 1,
  max_quantity: null,
  prep_minutes: null,
  windows: [],
  low_stock: null,
  allow_negative: false,
  image_id: null,
  option_ids: [],
};

const isSame = (item: ItemRecord, input: MenuInput): boolean =>
  (['category_id', 'name', 'code', 'description', 'tax_class', 'is_active'] as const).every(
    (field) => item[field] === input[field],
  ) && !isRepriced(item, input);

const errorsOf = (row: number, error: unknown): ImportError[] => {
  if (!(error instanceof Problem) || error.code !== 'invalid') throw error;
  return Object.entries(error.matter.fields ?? {}).map(([field, problem]) => ({
    row,
    field,
    ...problem,
  }));
};

/**
 * Imports the rows of a file into a menu. If any row has an error, nothing is changed. Committing a
 * changed price requires the permission `menu.price`.
 */
export function importMenus(
  book: MenuBook,
  { rows, is_dry_run }: { rows: readonly ImportRow[]; is_dry_run: boolean },
  context: MenuContext,
): { book: MenuBook; moves: MoveRecord[]; result: ImportResult } {
  let next = book;
  const moves: MoveRecord[] = [];
  const errors: ImportError[] = [];
  const new_categories: string[] = [];
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const seen = new Set<number>();
  let repriced: ItemRecord | null = null;
  const categoryOf = (name: string): number => {
    const known = live(next.categories).find((category) => isSameName(category.name, name));
    if (known) return known.id;
    const made = createCategory(next, { name, parent_id: null, is_active: true }, context);
    next = made.book;
    new_categories.push(name);
    return made.id;
  };

  rows.forEach((written, row) => {
    const item = itemOf(next, written);
    const read = readImportRow(written, row, item);
    errors.push(...read.errors);
    if (read.errors.length > 0) return;
    try {
      const { price, prices, is_active, stock } = read;
      const input: MenuInput = {
        ...(item ?? fresh),
        category_id: written.category === '' ? item!.category_id : categoryOf(written.category),
        name: written.name,
        code: written.code || (item?.code ?? ''),
        description: written.description || (item?.description ?? ''),
        tax_class:
          written.tax_class ||
          (item?.tax_class ?? usualTax(context.shop.settings.tax_classes).code),
        price,
        prices,
        is_active,
      };
      if (item && seen.has(item.id)) {
        errors.push({
          row,
          field: 'name',
          code: 'twice',
          message: 'This item is in the file more than once.',
        });
        return;
      }
      if (!item) {
        const made = createMenu(next, { ...input, stock }, context);
        next = made.book;
        moves.push(...(made.moves ?? []));
        seen.add(made.id);
        counts.created += 1;
        return;
      }
      seen.add(item.id);
      const isRecounted = stock !== item.stock;
      // An unchanged row isn't refused, even if today's rules would refuse its item.
      if (isSame(item, input) && !isRecounted) {
        counts.unchanged += 1;
        return;
      }
      requireItem(next, input, item.id, context);
      if (isRepriced(item, input)) repriced ??= item;
      const counted = { mode: 'set' as const, before: item.stock, after: stock, reason: '' };
      if (isRecounted) moves.push(moveOf(item.id, { ...counted, quantity: stock ?? 0 }, context));
      next = {
        ...next,
        items: put(next.items, item.id, {
          category_id: input.category_id,
          name: input.name,
          code: input.code,
          description: input.description,
          tax_class: input.tax_class,
          price,
          prices: pricesIn(input.prices),
          is_active,
          ...(isRecounted && { stock }),
        }),
      };
      next = settled(next, 'price');
      counts.updated += 1;
    } catch (error) {
      errors.push(...errorsOf(row, error));
    }
  });

  const is_committed = errors.length === 0 && !is_dry_run;
  const first = repriced as ItemRecord | null;
  if (is_committed && first)
    demand(context.actor, 'menu.price', { object_id: first.id, version: first.version });
  const result = { is_committed, ...counts, new_categories, errors };
  return is_committed ? { book: next, moves, result } : { book, moves: [], result };
}

const pricesIn = (prices: MenuInput['prices']): ItemRecord['prices'] =>
  Object.fromEntries(Object.entries(prices).filter(([, price]) => price != null));
