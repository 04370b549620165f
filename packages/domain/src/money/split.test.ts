import { describe, expect, test } from 'vitest';
import { priceLine } from './line.ts';
import { combineLines, splitByAmount, splitLines } from './split.ts';

const satay = priceLine({
  id: 'satay',
  line_number: 1,
  quantity: 3,
  unit_price: 333,
  options: [],
  tax_class: 'T',
  adjustment: { id: 'x', label: 'x', type: 'fixed', value: 100 },
});

const move = (quantity: number, new_id = 'part') => ({ line_id: 'satay', quantity, new_id });

describe('splitting and combining lines', () => {
  test('a part keeps its unit price and gets its share of the reductions', () => {
    const { kept, moved } = splitLines([satay], [move(1)]);
    expect(kept).toMatchObject([{ id: 'satay', quantity: 2, gross: 666, subtotal: 599 }]);
    expect(moved).toMatchObject([
      { id: 'part', origin_id: 'satay', quantity: 1, unit_gross: 333, subtotal: 300 },
    ]);
  });

  test('a whole line moves under its own id', () => {
    expect(splitLines([satay], [move(3)])).toEqual({ kept: [], moved: [satay] });
  });

  test('parts of parts are rejoined by combining them', () => {
    const first = splitLines([satay], [move(2)]);
    const second = splitLines(first.moved, [{ line_id: 'part', quantity: 1, new_id: 'other' }]);
    expect(combineLines(first.kept, second.moved, second.kept)).toEqual([satay]);
  });

  test('lines of different origin are not joined', () => {
    const tea = { ...satay, id: 'tea', origin_id: 'tea' };
    expect(combineLines([satay], [tea])).toEqual([satay, tea]);
  });

  test('refuses to move a unit twice or one that doesn’t exist', () => {
    expect(() => splitLines([satay], [move(4)])).toThrow('cannot move 4 of 3');
    expect(() => splitLines([satay], [move(0)])).toThrow('cannot move 0 of 3');
    expect(() => splitLines([satay], [move(1), move(1)])).toThrow('a line moves once');
    expect(() => splitLines([], [move(1)])).toThrow('no line satay to move');
  });

  test('splitting by amount returns the remainder and refuses to exceed the bill', () => {
    expect(splitByAmount(4210, [2000, 1210])).toEqual({ left: 1000 });
    expect(() => splitByAmount(4210, [4000, 211])).toThrow('exceed the bill by 1');
  });
});
