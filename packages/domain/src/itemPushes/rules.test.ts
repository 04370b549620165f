import type { Problem } from '@servery/api';
import { describe, expect, test } from 'vitest';
import type { MenuBook } from '../menu/record.ts';
import { contextBy, outlet } from '../orders/anyOrder.ts';
import { locked, menuAt, previewOf, pushTo, saved, targetsIn } from './anyGroup.ts';

const problemOf = (run: () => unknown): Problem => {
  try {
    run();
  } catch (problem) {
    return problem as Problem;
  }
  throw new Error('It was not refused.');
};
const because = (why: string) => ({ code: 'notAllowedNow', matter: { details: { why } } });
const source = menuAt(101, {
  categories: ['Rice'],
  options: ['Spice level'],
  item: { prices: { delivery: 1590 }, prep_minutes: 12, image_id: 1_010_001 },
});
/** Lacks the item, its category and its option. */
const without = menuAt(102, { item: null });
const push = (...books: MenuBook[]) => {
  const menus = locked([source, ...books]);
  return pushTo(menus, targetsIn(menus));
};

describe('the preview of an item push', () => {
  test('says what it would add, change and create at each outlet', () => {
    const different = menuAt(103, { categories: ['rice'], item: { name: 'Nasi lemak biasa' } });
    const { item, outlets } = previewOf(locked([source, different, without]));
    expect(item).toMatchObject({ id: 1_010_000, version: 1, merchant: { id: 101 } });
    expect(outlets).toEqual([
      {
        merchant: { id: 102, name: 'Outlet 102' },
        item_id: null,
        version: null,
        state: 'missing',
        changes: [],
        new_categories: ['Rice'],
        new_options: ['Spice level'],
        obstacle: null,
      },
      {
        merchant: { id: 103, name: 'Outlet 103' },
        item_id: 1_030_000,
        version: 1,
        state: 'differs',
        changes: ['name', 'options', 'prep_minutes', 'picture'],
        new_categories: [],
        new_options: ['Spice level'],
        obstacle: null,
      },
    ]);
  });

  test('names no price, stock or availability, and no copy of the same picture', () => {
    const item = { price: 990, stock: 4, is_available: false, is_active: false };
    const own = { ...item, prep_minutes: 12, image_id: 1_030_001 };
    const other = menuAt(103, { categories: ['RICE'], options: ['Spice  level'], item: own });
    expect(previewOf(locked([source, other])).outlets).toMatchObject([{ state: 'same' }]);
  });

  test('refuses an outlet without the tax class, and an item without a category', () => {
    const menus = locked([source, without, menuAt(103)]);
    const { context } = menus.get(102)!;
    const settings = { ...outlet.settings, tax_classes: [] };
    const shop = { ...context.shop, settings };
    menus.set(102, { state: without, context: { ...context, shop } });
    const [taxless, other] = previewOf(menus).outlets;
    expect(taxless).toMatchObject({ state: 'refused', obstacle: 'no_tax_class' });
    expect(other).toMatchObject({ state: 'differs', obstacle: null });
    const problem = problemOf(() => pushTo(menus, targetsIn(menus)));
    expect(problem).toMatchObject({
      code: 'notAllowedNow',
      matter: { details: { why: 'no_tax_class', name: 'Outlet 102' } },
    });
    const gone = source.categories.map((category) => ({ ...category, is_deleted: true }));
    const bare = locked([{ ...source, categories: gone }, without]);
    expect(previewOf(bare).outlets).toMatchObject([{ obstacle: 'no_category' }]);
    expect(problemOf(() => pushTo(bare, targetsIn(bare)))).toMatchObject(because('no_category'));
  });
});

describe('pushing an item', () => {
  test('adds it with its prices, category and options, available and without stock', () => {
    const { changes, push: made } = push(without);
    const { categories, items, options } = changes[0]!.after.book;
    expect(categories.map(({ name }) => name)).toEqual(['Mains', 'Rice']);
    expect(options).toMatchObject([{ name: 'Spice level', items: [{ name: 'Yes', price: 100 }] }]);
    expect(items).toMatchObject([
      {
        name: 'Nasi lemak',
        code: 'NL01',
        price: 1290,
        prices: { delivery: 1590 },
        category_id: categories[1]!.id,
        option_ids: [options[0]!.id],
        prep_minutes: 12,
        image_id: 1_020_401,
        stock: null,
        is_available: true,
      },
    ]);
    expect(made).toMatchObject({ name: 'Nasi lemak', merchant_id: 101, item_id: 1_010_000 });
    expect(made.outlets).toMatchObject([{ merchant_id: 102, version: 1, before: null }]);
  });

  test('changes all fields of an existing item except prices, stock and availability', () => {
    const own = { price: 990, prices: { pickup: 900 }, stock: 4, is_available: false };
    const item = { ...own, is_active: false, name: 'Nasi', image_id: 1_030_002 };
    const [change] = push(menuAt(103, { item })).changes;
    expect(change!.after.book.items).toMatchObject([
      { ...own, is_active: false, name: 'Nasi lemak', image_id: 1_030_401, version: 2 },
    ]);
  });

  test('puts a new category below the namesake of its parent', () => {
    const [parent] = source.categories;
    const child = { ...parent!, id: 7, name: 'Nasi', parent_id: parent!.id };
    const items = source.items.map((item) => ({ ...item, category_id: 7 }));
    const menus = locked([{ ...source, categories: [parent!, child], items }, without]);
    const { changes, push: made } = pushTo(menus, targetsIn(menus));
    const [, rice, nasi] = changes[0]!.after.book.categories;
    expect(nasi).toMatchObject({ name: 'Nasi', parent_id: rice!.id });
    expect(made.outlets[0]!.categories).toEqual([rice!.id, nasi!.id]);
  });

  test('leaves out outlets that have the same item, whatever its version', () => {
    const same = { prep_minutes: 12, image_id: 1_030_001, version: 9 };
    const other = menuAt(103, { categories: ['Rice'], options: ['Spice level'], item: same });
    expect(push(without, other).push.outlets.map(({ merchant_id }) => merchant_id)).toEqual([102]);
    expect(problemOf(() => push(other))).toMatchObject(because('same_item'));
  });

  test('is refused if the item or an outlet has changed since the preview', () => {
    const menus = locked([source, without, menuAt(103)]);
    const targets = targetsIn(menus);
    const run = (...books: MenuBook[]) => problemOf(() => pushTo(locked(books), targets)).code;
    const edited = menuAt(103, { item: { version: 2 } });
    expect(run(source, without, edited)).toBe('conflict');
    expect(run(source, menuAt(102), menuAt(103))).toBe('conflict');
    expect(run(source, without, menuAt(103, { item: { code: 'NL02' } }))).toBe('conflict');
    expect(run(source, without, menuAt(103, { item: null }))).toBe('notFound');
    expect(problemOf(() => pushTo(menus, targets, 2)).code).toBe('conflict');
  });

  test('reaches only other outlets of the group, for people who may edit menus', () => {
    const menus = locked([source, without]);
    for (const merchant_id of [101, 999]) {
      const stranger = { merchant_id, item_id: null, version: null };
      expect(problemOf(() => pushTo(menus, [stranger])).code).toBe('notFound');
    }
    const cashier = locked([source, without], { by: contextBy('cashier') });
    expect(problemOf(() => pushTo(cashier, targetsIn(cashier)))).toMatchObject({
      code: 'forbidden',
      matter: { details: { capability: 'menu.edit' } },
    });
  });

  test('changes nothing the second time', () => {
    const menus = locked([source, without, menuAt(103)]);
    const targets = targetsIn(menus);
    const after = saved(menus, pushTo(menus, targets).changes);
    expect(problemOf(() => pushTo(after, targets))).toMatchObject(because('same_item'));
  });
});
