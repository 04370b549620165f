import { describe, expect, test } from 'vitest';
import type { ItemDeal, LineInput } from './billInput.ts';
import { priceLine } from './line.ts';

const line = (over: Partial<LineInput> = {}): LineInput => ({
  id: 'satay',
  line_number: 1,
  quantity: 3,
  unit_price: 1000,
  options: [],
  tax_class: 'T',
  ...over,
});

const deal = (id: string, over: Partial<ItemDeal>): ItemDeal => ({
  id,
  label: id,
  type: 'percent',
  value: 1000,
  ...over,
});

const taken = (over: Partial<LineInput>) =>
  priceLine(line(over)).item_reductions.map(({ kind, id, amount }) => [kind, id, amount]);

describe('line price', () => {
  test('adds the options, even with negative prices, to every unit', () => {
    const options = [
      { price: 150, quantity: 2 },
      { price: -50, quantity: 1 },
    ];
    expect(priceLine(line({ options }))).toMatchObject({ unit_gross: 1250, gross: 3750 });
  });

  test('refuses negative prices, empty quantities and fractions', () => {
    expect(() => priceLine(line({ options: [{ price: -1001, quantity: 1 }] }))).toThrow(
      'item price',
    );
    expect(() => priceLine(line({ quantity: 0 }))).toThrow('quantity is below 1');
    expect(() => priceLine(line({ quantity: 1.5 }))).toThrow('not integer');
    expect(() => priceLine(line({ unit_price: 9.9 }))).toThrow('not integer sen');
  });

  test('applies the deal, then the comp, then the adjustment, and never falls below zero', () => {
    const adjustment = { id: 'x', label: 'x', type: 'fixed' as const, value: 9999 };
    const item_deals = [deal('d', {})];
    expect(taken({ item_deals, adjustment })).toEqual([
      ['item_deal', 'd', 300],
      ['adjustment', 'x', 2700],
    ]);
    expect(taken({ item_deals, adjustment, is_comped: true })).toEqual([
      ['item_deal', 'd', 300],
      ['comp', 'comp', 2700],
      ['adjustment', 'x', 0],
    ]);
  });

  test('records how each reduction was computed', () => {
    const item_deals = [deal('d', { value: 3333, cap: 500 })];
    expect(priceLine(line({ quantity: 1, item_deals })).item_reductions[0]).toMatchObject({
      step: 2,
      rule: 'percent',
      base: 1000,
      rate: 3333,
      exact: { numerator: 3_333_000, denominator: 10_000 },
      limited_by: null,
      amount: 333,
    });
    const capped = priceLine(line({ item_deals })).item_reductions[0];
    expect(capped).toMatchObject({ limited_by: 'cap', amount: 500 });
  });
});

describe('item deals', () => {
  test('give each unit the best deal', () => {
    const item_deals = [
      deal('tenth', {}),
      deal('half', { value: 5000, units: 1 }),
      deal('coin', { type: 'fixed', value: 200, units: 1 }),
    ];
    expect(taken({ item_deals })).toEqual([
      ['item_deal', 'coin', 200],
      ['item_deal', 'half', 500],
      ['item_deal', 'tenth', 100],
    ]);
  });

  test('record the deals that lost', () => {
    const item_deals = [deal('less', {}), deal('more', { value: 2000 })];
    const priced = priceLine(line({ item_deals }));
    expect(priced.item_reductions.map(({ id }) => id)).toEqual(['more']);
    expect(priced.passed_over_deals).toEqual(['less']);
  });

  test('of one stack group apply together, each to the remainder of the one before', () => {
    const item_deals = [
      deal('b', { stack_group: 'g', value: 5000 }),
      deal('a', { stack_group: 'g', type: 'fixed', value: 100 }),
      deal('alone', { value: 5000 }),
    ];
    expect(taken({ item_deals })).toEqual([
      ['item_deal', 'a', 300],
      ['item_deal', 'b', 1350],
    ]);
  });

  test('limit a capped deal to the units where it saves most in total', () => {
    const item_deals = [
      deal('capped', { value: 8000, cap: 900 }),
      deal('third', { value: 3000, units: 3 }),
    ];
    expect(taken({ item_deals })).toEqual([
      ['item_deal', 'capped', 800],
      ['item_deal', 'third', 600],
    ]);
  });

  test('with equal savings go by priority, then id', () => {
    const pick = (item_deals: ItemDeal[]) => taken({ item_deals }).map(([, id]) => id);
    expect(pick([deal('b', {}), deal('a', {})])).toEqual(['a']);
    expect(pick([deal('b', { priority: 1 }), deal('a', { priority: 2 })])).toEqual(['b']);
  });
});
