import { Problem, type ImportResult, type ImportRow } from '@servery/api';
import { demand } from '../people/demand.ts';
import { mostStock } from './balance.ts';
import { createCategory } from './categories.ts';
import { settled } from './choices.ts';
import { createMenu, isRepriced, requireItem, type MenuWish } from './menus.ts';
import { moveOf } from './moveOf.ts';
import type { ItemRecord, MenuAct, MenuBook, MoveRecord } from './record.ts';
import { isSameName, live, put } from './rows.ts';

type Told = ImportResult['errors'][number];

/** Money as people write it, in sen; null for what is none. */
export function senOf(written: string): number | null {
  const [, whole = '', part = ''] = /^(?:RM\s*)?(\d{1,6})(?:\.(\d{1,2}))?$/i.exec(written) ?? [];
  return whole === '' ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

const yes = /^(yes|y|true|1|active)?$/i;
const no = /^(no|n|false|0|inactive)$/i;

/** What one row says, and what is wrong with it. */
function readRow(written: ImportRow, row: number) {
  const errors: Told[] = [];
  const wrong = (field: string, code: string, message: string) => {
    errors.push({ row, field, code, message });
    return null;
  };
  const money = (field: 'price' | 'delivery_price' | 'pickup_price') =>
    written[field] === ''
      ? null
      : (senOf(written[field]) ?? wrong(field, 'money', 'Write it like 12.90.'));
  const price = written.price === '' ? wrong('price', 'required', 'Is required.') : money('price');
  const length = (field: 'name' | 'category', min: number, max: number) =>
    (written[field].length < min || written[field].length > max) &&
    wrong(field, 'length', `Needs ${min} to ${max} characters.`);
  length('name', 2, 120);
  length('category', 2, 60);
  if (written.code.length > 40) wrong('code', 'length', 'At most 40 characters.');
  if (written.description.length > 1000)
    wrong('description', 'length', 'At most 1,000 characters.');
  if (written.tax_class.length > 20) wrong('tax_class', 'length', 'At most 20 characters.');
  const isCounted = /^\d{1,5}$/.test(written.stock) && Number(written.stock) <= mostStock;
  if (written.stock !== '' && !isCounted) wrong('stock', 'number', 'A whole number, or nothing.');
  if (!yes.test(written.active) && !no.test(written.active))
    wrong('active', 'flag', 'Write yes or no.');
  return {
    errors,
    price: price ?? 0,
    prices: { pickup: money('pickup_price'), delivery: money('delivery_price') },
    stock: isCounted ? Number(written.stock) : null,
    is_active: !no.test(written.active),
  };
}

/** The item that a row is about: the one with its code, or without one the one with its name. */
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

const isSame = (item: ItemRecord, wish: MenuWish): boolean =>
  (['category_id', 'name', 'code', 'description', 'tax_class', 'is_active'] as const).every(
    (field) => item[field] === wish[field],
  ) && !isRepriced(item, wish);

const tell = (row: number, error: unknown): Told[] => {
  if (!(error instanceof Problem) || error.code !== 'invalid') throw error;
  return Object.entries(error.matter.fields ?? {}).map(([field, problem]) => ({
    row,
    field,
    ...problem,
  }));
};

/** What the rows of a file make of a menu. With an error nothing is made: the menu is the one there was. */
export function importMenus(
  book: MenuBook,
  { rows, is_dry_run }: { rows: readonly ImportRow[]; is_dry_run: boolean },
  act: MenuAct,
): { book: MenuBook; moves: MoveRecord[]; result: ImportResult } {
  let next = book;
  const moves: MoveRecord[] = [];
  const errors: Told[] = [];
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
        const wish = { name: written.category, parent_id: null, is_active: true };
        const made = createCategory(next, wish, act);
        next = made.book;
        category = next.categories.find(({ id }) => id === made.id)!;
        new_categories.push(category.name);
      }
      const item = itemOf(next, written);
      const { price, is_active, stock } = read;
      const wish: MenuWish = {
        ...(item ?? fresh),
        category_id: category.id,
        name: written.name,
        code: written.code || (item?.code ?? ''),
        description: written.description || (item?.description ?? ''),
        tax_class: written.tax_class || (item?.tax_class ?? act.shop.settings.tax.code),
        price,
        prices: { ...item?.prices, ...read.prices },
        is_active,
      };
      if (item && seen.has(item.id)) {
        errors.push({ row, field: 'name', code: 'twice', message: 'Stands in the file twice.' });
        return;
      }
      if (!item) {
        const made = createMenu(next, { ...wish, stock }, act);
        next = made.book;
        moves.push(...(made.moves ?? []));
        seen.add(made.id);
        counts.created += 1;
        return;
      }
      seen.add(item.id);
      requireItem(next, wish, item.id, act);
      const isRecounted = written.stock !== '' && stock !== item.stock;
      if (isSame(item, wish) && !isRecounted) {
        counts.unchanged += 1;
        return;
      }
      if (isRepriced(item, wish)) repriced ??= item;
      const counted = { mode: 'set' as const, before: item.stock, after: stock, reason: '' };
      if (isRecounted) moves.push(moveOf(item.id, { ...counted, quantity: stock ?? 0 }, act));
      next = {
        ...next,
        items: put(next.items, item.id, {
          category_id: wish.category_id,
          name: wish.name,
          code: wish.code,
          description: wish.description,
          tax_class: wish.tax_class,
          price,
          prices: pricesIn(wish.prices),
          is_active,
          ...(isRecounted && { stock }),
        }),
      };
      next = settled(next, 'price');
      counts.updated += 1;
    } catch (error) {
      errors.push(...tell(row, error));
    }
  });

  const is_committed = errors.length === 0 && !is_dry_run;
  const first = repriced as ItemRecord | null;
  if (is_committed && first)
    demand(act.actor, 'menu.price', { object_id: first.id, version: first.version });
  const result = { is_committed, ...counts, new_categories, errors };
  return is_committed ? { book: next, moves, result } : { book, moves: [], result };
}

const pricesIn = (prices: MenuWish['prices']): ItemRecord['prices'] =>
  Object.fromEntries(Object.entries(prices).filter(([, price]) => price != null));
