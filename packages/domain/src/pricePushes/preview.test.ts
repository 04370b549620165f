import { describe, expect, test } from 'vitest';
import { groupOf, itemAt } from './anyGroup.ts';
import { matchesOf } from '../pushes/matches.ts';
import { previewPricePush, withPrice } from './preview.ts';

const outlets = Array.from({ length: 30 }, (_, i) => 101 + i);
/** Three outlets have a price of their own. */
const own = new Map([
  [110, 1190],
  [120, 1450],
  [130, 1690],
]);
const items = new Map(outlets.map((id) => [id, itemAt(id, { price: own.get(id) ?? 1290 })]));
/** 27 outlets sold 2,008 in total: 10 of them 75 each, and 17 of them 74. */
const soldAt = new Map(outlets.map((id, i) => [id, own.has(id) ? 500 : i < 11 ? 75 : 74]));

describe('the preview of a price push', () => {
  test('names 27 changes, 3 kept and RM +1,204.80 at 2,008 sold for 12.90 to 13.50', () => {
    const preview = previewPricePush(groupOf(items), soldAt, 1350);
    const states = Map.groupBy(preview.outlets, ({ state }) => state);
    expect(states.get('change')).toHaveLength(27);
    expect(states.get('own')).toHaveLength(3);
    expect(preview).toMatchObject({ price: 1350, sold: 2008, effect: 120_480 });
    const [first] = preview.outlets;
    expect(first).toMatchObject({ merchant: { id: 101 }, sold: 75, effect: 75 * 60 });
  });

  test('has what the price would have changed at an outlet with a price of its own', () => {
    const { outlets: rows } = previewPricePush(groupOf(items), soldAt, 1350);
    const effects = rows.filter(({ state }) => state === 'own').map(({ effect }) => effect);
    expect(effects).toEqual([160 * 500, -100 * 500, -340 * 500]);
  });

  test('names outlets that have the price already, and those without the item', () => {
    const some = new Map([
      [101, itemAt(101)],
      [102, itemAt(102, { price: 1350 })],
      [103, itemAt(103, { code: 'NL02' })],
    ]);
    const { outlets: rows, ...sums } = previewPricePush(groupOf(some), soldAt, 1350);
    expect(rows.map(({ state, price, effect }) => [state, price, effect])).toEqual([
      ['change', 1290, 75 * 60],
      ['same', 1350, 0],
      ['missing', null, 0],
    ]);
    expect(sums).toMatchObject({ sold: 75, effect: 75 * 60 });
  });

  test('is the same for a price that is entered later', () => {
    const group = groupOf(items);
    const before = previewPricePush(group, soldAt, 1290);
    expect(before).toMatchObject({ sold: 0, effect: 0 });
    expect(withPrice(before, 1350)).toEqual(previewPricePush(group, soldAt, 1350));
    const unset = withPrice(before, null);
    expect(unset.outlets.filter(({ state }) => state === 'change')).toHaveLength(27);
    expect(unset).toMatchObject({ sold: 2008, effect: 0 });
  });
});

describe('the outlets of a price push', () => {
  const matchOf = (...others: ReturnType<typeof itemAt>[]) => {
    const group = groupOf(new Map([[101, itemAt(101, { code: '' })]]));
    const merchant = { id: 102, name: 'Other' };
    return matchesOf({ ...group, others: [{ merchant, items: others }] })[1]?.item?.id;
  };

  test('are matched by name without case and accents if the item has no code', () => {
    expect(matchOf(itemAt(1, { name: 'NASI  Lémak', code: 'X' }))).toBe(10_000);
    expect(matchOf(itemAt(1, { name: 'Nasi lemak ayam' }))).toBeUndefined();
  });

  test('match the first item on the menu if several have the name', () => {
    const hidden = itemAt(1, { is_active: false, place: 0 });
    expect(matchOf(hidden, itemAt(2, { place: 7 }), itemAt(3, { place: 3 }))).toBe(30_000);
    expect(matchOf(hidden)).toBe(10_000);
  });

  test('come in the order of their names, after the item’s own outlet', () => {
    const group = groupOf(items);
    const names = matchesOf({ ...group, others: group.others.toReversed() });
    expect(names.map(({ merchant }) => merchant.id)).toEqual(outlets);
  });
});
