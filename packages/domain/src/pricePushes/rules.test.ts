import type { Problem } from '@servery/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contextBy } from '../orders/anyOrder.ts';
import type { ItemRecord } from '../menu/record.ts';
import { groupOf, itemAt, menusOf, targetsAt } from './anyGroup.ts';
import type { ChangedMenu, LockedMenu } from '../menu/store.ts';
import { canUndo } from '../pushes/undoWindow.ts';
import { pushPrice, targetsOf, undoPricePush } from './rules.ts';

const by = contextBy('supermerchant');
const later = (hours: number) => ({ ...by, now: new Date(by.now.getTime() + hours * 3_600_000) });
const problemOf = (run: () => unknown): Problem => {
  try {
    run();
  } catch (problem) {
    return problem as Problem;
  }
  throw new Error('It was not refused.');
};

const items = new Map([101, 102, 103].map((id) => [id, itemAt(id)]));
const push = (menus: Map<number, LockedMenu>, price = 1350) =>
  pushPrice(groupOf(items), targetsAt(items), menus, { ...by, id: 1, price });

/** Returns the menus after some of them changed. */
const saved = (menus: ReadonlyMap<number, LockedMenu>, changes: readonly ChangedMenu[]) => {
  const after = new Map(changes.map((one) => [one.before.merchant_id, one.after.book]));
  return new Map(
    [...menus].map(([id, menu]) => [id, { ...menu, state: after.get(id) ?? menu.state }]),
  );
};
const pricesIn = (menus: ReadonlyMap<number, LockedMenu>) =>
  [...menus.values()].map(({ state }) => state.items[0]?.price);

describe('pushing a price', () => {
  test('changes the price of each item as an edit does, and keeps its prices for methods', () => {
    const menus = menusOf(
      new Map([...items, [103, itemAt(103, { price: 1190, prices: { delivery: 1590 } })]]),
    );
    const made = push(menus);
    const changed = made.changes.map(({ after }) => after.book.items[0]);
    expect(changed.map((item) => [item?.price, item?.version])).toEqual([
      [1350, 2],
      [1350, 2],
      [1350, 2],
    ]);
    expect(changed[2]?.prices).toEqual({ delivery: 1590 });
    expect(made.push).toMatchObject({ name: 'Nasi lemak', price: 1350, merchant_id: 101 });
    expect(made.push.outlets.map(({ price }) => price)).toEqual([1290, 1290, 1190]);
  });

  test('is refused if an item has changed since the preview', () => {
    const menus = menusOf(new Map([...items, [102, itemAt(102, { version: 2 })]]));
    expect(problemOf(() => push(menus))).toMatchObject({
      code: 'conflict',
      matter: { current: { version: 2 } },
    });
  });

  test('leaves out outlets that have the price, and changes nothing the second time', () => {
    const menus = menusOf(new Map([...items, [102, itemAt(102, { price: 1350, version: 9 })]]));
    const { changes, push: made } = push(menus);
    expect(made.outlets.map(({ merchant_id }) => merchant_id)).toEqual([101, 103]);
    expect(problemOf(() => push(saved(menus, changes)))).toMatchObject({
      code: 'notAllowedNow',
      matter: { details: { why: 'same_price' } },
    });
  });

  test('takes the permission to set prices', () => {
    const menus = menusOf(items, contextBy('agent'));
    expect(problemOf(() => push(menus))).toMatchObject({
      code: 'forbidden',
      matter: { details: { capability: 'menu.price' } },
    });
  });

  test('names only items of the group, in the order of their merchants', () => {
    const named = [103, 101].map((id) => ({ item_id: id * 10_000, version: 1 }));
    expect(targetsOf(groupOf(items), named).map((one) => one.merchant_id)).toEqual([101, 103]);
    const stranger = { item_id: 7, version: 1 };
    expect(problemOf(() => targetsOf(groupOf(items), [stranger]))).toMatchObject({
      code: 'notFound',
    });
  });
});

describe('undoing a price push', () => {
  const menus = menusOf(items);
  const made = push(menus);
  const pushed = saved(menus, made.changes);

  test('restores the earlier prices, except where they have changed since', () => {
    pushed.set(102, menusOf(new Map([[102, itemAt(102, { price: 1400 })]])).get(102)!);
    const undone = undoPricePush(made.push, pushed, later(1));
    expect(undone).toMatchObject({ restored: 2, kept: 1, push: { undone_by: 'supermerchant' } });
    expect(pricesIn(saved(pushed, undone.changes))).toEqual([1290, 1400, 1290]);
    expect(problemOf(() => undoPricePush(undone.push, pushed, later(1)))).toMatchObject({
      matter: { details: { why: 'undone' } },
    });
  });

  test('is possible for a day', () => {
    expect(canUndo(made.push, later(23.999).now)).toBe(true);
    expect(canUndo(made.push, later(24).now)).toBe(false);
    expect(problemOf(() => undoPricePush(made.push, pushed, later(24))).code).toBe('tooLate');
  });

  const price = fc.integer({ min: 0, max: 5000 });
  const outlets = fc.array(fc.record({ price, isChosen: fc.boolean() }), {
    minLength: 1,
    maxLength: 40,
  });

  test('after any push restores every price, and a second push changes nothing', () => {
    fc.assert(
      fc.property(outlets, price, (some, next) => {
        const all = new Map<number, ItemRecord>(
          some.map((one, i) => [101 + i, itemAt(101 + i, { price: one.price })]),
        );
        const chosen = new Map([...all].filter((_, i) => some[i]?.isChosen));
        const run = (before: Map<number, LockedMenu>) =>
          pushPrice(groupOf(all), targetsAt(chosen), before, { ...by, id: 1, price: next });
        const before = menusOf(all);
        const isIdle = some.every((one) => !one.isChosen || one.price === next);
        if (isIdle) return problemOf(() => run(before)).code === 'notAllowedNow';
        const first = run(before);
        const after = saved(before, first.changes);
        expect(pricesIn(after)).toEqual(some.map((one) => (one.isChosen ? next : one.price)));
        expect(problemOf(() => run(after)).code).toBe('notAllowedNow');
        const undone = undoPricePush(first.push, after, later(1));
        expect(undone.kept).toBe(0);
        expect(pricesIn(saved(after, undone.changes))).toEqual(pricesIn(before));
        return true;
      }),
    );
  });
});
