import type { Problem } from '@servery/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ItemRecord } from '../menu/record.ts';
import { contextBy } from '../orders/anyOrder.ts';
import { locked, menuAt, previewOf, pushTo, saved, shownIn, targetsIn } from './anyGroup.ts';
import { undoItemPush } from './undoItemPush.ts';

const by = contextBy('supermerchant');
const later = (hours: number) => ({ ...by, now: new Date(by.now.getTime() + hours * 3_600_000) });
const unused = new Set<number>();
const problemOf = (run: () => unknown): Problem => {
  try {
    run();
  } catch (problem) {
    return problem as Problem;
  }
  throw new Error('It was not refused.');
};

describe('undoing an item push', () => {
  const source = menuAt(101, { categories: ['Rice'], options: ['Spice level'] });
  const menus = locked([source, menuAt(102, { item: null }), menuAt(103)]);
  const made = pushTo(menus, targetsIn(menus));
  const pushed = saved(menus, made.changes, 1);
  const added = made.push.outlets[0]!.item_id;
  const after = (id: number, change: Partial<ItemRecord>) => {
    const { state } = pushed.get(id)!;
    const items = state.items.map((item) => ({ ...item, ...change }));
    return new Map(pushed).set(id, { ...pushed.get(id)!, state: { ...state, items } });
  };

  test('removes added items, restores changed ones, and deletes what it created', () => {
    const undone = undoItemPush(made.push, pushed, unused, later(1));
    expect(undone).toMatchObject({ restored: 2, kept: 0, push: { undone_by: 'supermerchant' } });
    expect(shownIn(saved(pushed, undone.changes))).toEqual(shownIn(menus));
    expect(problemOf(() => undoItemPush(undone.push, pushed, unused, later(1)))).toMatchObject({
      matter: { details: { why: 'undone' } },
    });
  });

  test('keeps items that have changed since, or whose earlier fields are no longer possible', () => {
    const { changes, kept } = undoItemPush(made.push, after(103, { version: 3 }), unused, later(1));
    expect(changes.map(({ before }) => before.merchant_id)).toEqual([102]);
    expect(kept).toBe(1);
    const { state, context } = pushed.get(103)!;
    const categories = state.categories.map((one) => ({
      ...one,
      is_deleted: one.name === 'Mains',
    }));
    const shut = new Map(pushed).set(103, { state: { ...state, categories }, context });
    expect(undoItemPush(made.push, shut, unused, later(1))).toMatchObject({ restored: 1, kept: 1 });
  });

  test('keeps added items that were changed or used', () => {
    for (const [menusNow, used] of [
      [after(102, { version: 2 }), unused],
      [pushed, new Set([added])],
    ] as const) {
      const undone = undoItemPush(made.push, menusNow, used, later(1));
      expect(undone.kept).toBe(1);
      expect(undone.changes.map(({ before }) => before.merchant_id)).toEqual([103]);
    }
  });

  test('keeps a category that has another item now', () => {
    const { state, context } = pushed.get(102)!;
    const other = { ...state.items[0]!, id: 7, code: '', name: 'Nasi goreng' };
    const full = new Map(pushed).set(102, {
      state: { ...state, items: [...state.items, other] },
      context,
    });
    const { changes } = undoItemPush(made.push, full, unused, later(1));
    const { items, categories, options } = shownIn(saved(full, changes))[1]!;
    expect(items.map(({ id }) => id)).toEqual([7]);
    expect(categories.map(({ name }) => name)).toEqual(['Mains', 'Rice']);
    expect(options.map(({ name }) => name)).toEqual(['Spice level']);
  });

  test('is possible for a day', () => {
    expect(undoItemPush(made.push, pushed, unused, later(23.999)).restored).toBe(2);
    expect(problemOf(() => undoItemPush(made.push, pushed, unused, later(24))).code).toBe(
      'tooLate',
    );
  });
});

const anyItem = fc.record({
  name: fc.constantFrom('Nasi lemak', 'NASI LEMAK', 'Nasi lemak biasa'),
  code: fc.constantFrom('', 'NL01'),
  description: fc.constantFrom('', 'With sambal'),
  price: fc.integer({ min: 0, max: 5000 }),
  stock: fc.constantFrom(null, 4),
  is_active: fc.boolean(),
  is_available: fc.boolean(),
  prep_minutes: fc.constantFrom(null, 12),
  min_quantity: fc.constantFrom(1, 2),
  windows: fc.constantFrom([], [{ weekdays: null, start: '07:00', end: '11:00' }]),
  picture: fc.constantFrom(null, 1, 2),
});
const anyOutlet = fc.record({
  item: fc.option(anyItem, { freq: 3 }),
  categories: fc.uniqueArray(fc.constantFrom('Rice', 'Mains', 'Sides'), { minLength: 1 }),
  options: fc.uniqueArray(fc.constantFrom('Spice level', 'Extras')),
  isChosen: fc.boolean(),
});
type AnyOutlet = typeof anyOutlet extends fc.Arbitrary<infer One> ? One : never;

const menuOf = ({ item, ...rows }: AnyOutlet, i: number) => {
  const id = 101 + i;
  if (!item) return menuAt(id, { ...rows, item });
  const { picture, ...fields } = item;
  const image_id = picture === null ? null : id * 10_000 + 400 + picture;
  return menuAt(id, { ...rows, item: { ...fields, image_id } });
};

test('any push gives every chosen outlet the same item, only once, and is undone to the menus from before', () => {
  const first = anyOutlet.map((one) => ({ ...one, isChosen: false }));
  fc.assert(
    fc.property(anyItem, first, fc.array(anyOutlet, { maxLength: 8 }), (item, own, others) => {
      const outlets = [{ ...own, item }, ...others];
      const menus = locked(outlets.map(menuOf));
      const ids = outlets.flatMap(({ isChosen }, i) => (isChosen ? [101 + i] : []));
      const chosen = targetsIn(menus, ids);
      const isSame = new Set(
        previewOf(menus).outlets.flatMap(({ merchant, state }) =>
          state === 'same' ? [merchant.id] : [],
        ),
      );
      const expected = ids.filter((id) => !isSame.has(id));
      if (expected.length === 0)
        return problemOf(() => pushTo(menus, chosen)).code === 'notAllowedNow';
      const { changes, push } = pushTo(menus, chosen);
      expect(push.outlets.map(({ merchant_id }) => merchant_id)).toEqual(expected);
      const after = saved(menus, changes, 1);
      for (const { merchant, state } of previewOf(after).outlets)
        if (ids.includes(merchant.id)) expect(state).toBe('same');
      for (const [id, { state }] of menus) {
        const now = after.get(id)!.state;
        if (!expected.includes(id)) expect(now).toBe(state);
        for (const { price, prices, stock, is_active, is_available, ...before } of state.items)
          expect(now.items.find((one) => one.id === before.id)).toMatchObject({
            price,
            prices,
            stock,
            is_active,
            is_available,
          });
      }
      expect(problemOf(() => pushTo(after, chosen)).code).toBe('notAllowedNow');
      const undone = undoItemPush(push, after, unused, later(1));
      expect(undone.kept).toBe(0);
      expect(shownIn(saved(after, undone.changes))).toEqual(shownIn(menus));
      return true;
    }),
  );
});
