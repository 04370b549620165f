import { Problem, type ImportResult, type ImportRow } from '@servery/api';
import { demand } from '../people/demand.ts';
import { maxStock } from './balance.ts';
import { createCategory } from './categories.ts';
import { settled } from './choices.ts';
import { createMenu, isRepriced, requireItem, type MenuInput } from './menus.ts';
import { moveOf } from './moveOf.ts';
import type { ItemRecord, MenuContext, MenuBook, MoveRecord } from './record.ts';
import { isSameName, live, put } from './rows.ts';

type RowError = ImportResult['errors'][number];

/** Returns a typed amount of money in sen; null if it can't be parsed. */
export function senOf(written: string): number | null {
  const [, whole = '', part = ''] = /^(?:RM\s*)?(\d{1,6})(?:\.(\d{1,2}))?$/i.exec(written) ?? [];
  return whole === '' ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

const yes = /^(yes|y|true|1|active)?$/i;
const no = /^(no|n|false|0|inactive)$/i;

/** Parses one row, and lists its errors. */
function readRow(written: ImportRow, row: number) {
  const errors: RowError[] = [];
  const wrong = (field: string, code: string, message: string) => {
    errors.push({ row, field, code, message });
    return null;
  };
  const money = (field: 'price' | 'delivery_price' | 'pickup_price') =>
    written[field] === ''
      ? null
      : (senOf(written[field]) ?? wrong(field, 'money', 'Enter an amount, such as 12.90.'));
  const price =
    written.price === '' ? wrong('price', 'required', 'This field is required.') : money('price');
  const length = (field: 'name' | 'category', min: number, max: number) =>
    (written[field].length < min || written[field].length > max) &&
    wrong(field, 'length', `Needs ${min} to ${max} characters.`);
  length('name', 2, 120);
  length('category', 2, 60);
  if (written.code.length > 40) wrong('code', 'length', 'Use 40 characters or fewer.');
  if (written.description.length > 1000)
    wrong('description', 'length', 'Use 1,000 characters or fewer.');
  if (written.tax_class.length > 20) wrong('tax_class', 'length', 'Use 20 characters or fewer.');
  const isCounted = /^\d{1,5}$/.test(written.stock) && Number(written.stock) <= maxStock;
  if (written.stock !== '' && !isCounted)
    wrong('stock', 'number', 'Enter a whole number or leave it blank.');
  if (!yes.test(written.active) && !no.test(written.active))
    wrong('active', 'flag', 'Enter yes or no.');
  return {
    errors,
    price: price ?? 0,
    prices: { pickup: money('pickup_price'), delivery: money('delivery_price') },
    stock: isCounted ? Number(written.stock) : null,
    is_active: !no.test(written.active),
  };
}

/** Returns the item that a row refers to: by its code, or without a code by its name. */
const itemOf = ({ items }: MenuBook, { code, name }: ImportRow): ItemRecord | undefined =>
  items.find((item) => (code ? isSameName(item.code, code) : isSameName(item.name, name)));

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

const errorsOf = (row: number, error: unknown): RowError[] => {
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
  const errors: RowError[] = [];
  const new_categories: string[] = [];
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const seen = new Set<number>();
  let repriced: ItemRecord | null = null;

  rows.forEach((written, row) => {
    const read = readRow(written, row);
    errors.push(...read.errors);
    if (read.errors.length > 0) return;
    try {
      let category = live(next.categories).find(({ name }) => isSameName(name, written.category));
      if (!category) {
        const input = { name: written.category, parent_id: null, is_active: true };
        const made = createCategory(next, input, context);
        next = made.book;
        category = next.categories.find(({ id }) => id === made.id)!;
        new_categories.push(category.name);
      }
      const item = itemOf(next, written);
      const { price, is_active, stock } = read;
      const input: MenuInput = {
        ...(item ?? fresh),
        category_id: category.id,
        name: written.name,
        code: written.code || (item?.code ?? ''),
        description: written.description || (item?.description ?? ''),
        tax_class: written.tax_class || (item?.tax_class ?? context.shop.settings.tax.code),
        price,
        prices: { ...item?.prices, ...read.prices },
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
      requireItem(next, input, item.id, context);
      const isRecounted = written.stock !== '' && stock !== item.stock;
      if (isSame(item, input) && !isRecounted) {
        counts.unchanged += 1;
        return;
      }
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
