import { describe, expect, test } from 'vitest';
import { priceBill } from './bill.ts';
import type { BillInput, OrderReduction } from './billInput.ts';

const reduction = (id: string, over: Partial<OrderReduction>): OrderReduction => ({
  id,
  label: id,
  kind: 'voucher',
  type: 'percent',
  value: 1000,
  ...over,
});

const bill = (order_reductions: OrderReduction[], over: Partial<BillInput> = {}) =>
  priceBill({
    lines: ['rice', 'tea'].map((id, index) => ({
      id,
      line_number: index + 1,
      quantity: 1,
      unit_price: 1000,
      options: [],
      tax_class: 'T',
    })),
    order_reductions,
    service_charge: { rate: 0, is_taxed: false, apply: false },
    tax_classes: [{ code: 'T', rate: 0, is_inclusive: false }],
    fees: [],
    ...over,
  });

const taken = (...all: Parameters<typeof bill>) =>
  bill(...all).reductions.map(({ id, amount }) => [id, amount]);

describe('order reductions', () => {
  test('apply in the order automatic, voucher, rank, manual, each to the remainder', () => {
    const four = [
      reduction('m', { kind: 'manual' }),
      reduction('r', { kind: 'rank' }),
      reduction('v', { kind: 'voucher' }),
      reduction('a', { kind: 'automatic' }),
    ];
    expect(taken(four)).toEqual([
      ['a', 200],
      ['v', 180],
      ['r', 162],
      ['m', 146],
    ]);
  });

  test('of one kind put fixed amounts first only if the merchant chose that', () => {
    const two = [reduction('a', {}), reduction('b', { type: 'fixed', value: 500 })];
    expect(taken(two)).toEqual([
      ['a', 200],
      ['b', 500],
    ]);
    expect(taken(two, { fixed_before_percent: true })).toEqual([
      ['b', 500],
      ['a', 150],
    ]);
  });

  test('apply to eligible lines only', () => {
    const { lines, reductions } = bill([reduction('v', { eligible_line_ids: ['tea'] })]);
    expect(lines.map(({ net }) => net)).toEqual([1000, 900]);
    expect(reductions[0]).toMatchObject({ base: 1000, shares: [{ id: 'tea', amount: 100 }] });
  });

  test('refuse more than 100 % and duplicate ids', () => {
    expect(() => bill([reduction('v', { value: 10_001 })])).toThrow('more than 100 %');
    expect(() => bill([reduction('v', {}), reduction('v', {})])).toThrow('two of one reduction');
  });
});

describe('exclusive promotions', () => {
  const open = [reduction('rank', { kind: 'rank' }), reduction('voucher', {})];

  test('apply alone if that costs the guest least', () => {
    const big = reduction('big', { value: 3000, is_exclusive: true });
    const priced = bill([...open, big]);
    expect(priced.reductions.map(({ id }) => id)).toEqual(['big']);
    expect(priced.passed_over).toEqual([{ reduction_ids: ['voucher', 'rank'], total: 1620 }]);
  });

  test('give way if the others together save more', () => {
    const small = reduction('small', { value: 1500, is_exclusive: true });
    const priced = bill([...open, small]);
    expect(priced.reductions.map(({ id }) => id)).toEqual(['voucher', 'rank']);
    expect(priced.passed_over).toEqual([{ reduction_ids: ['small'], total: 1700 }]);
  });

  test('combine with their stack group and a manual reduction', () => {
    const group = ['x', 'y'].map((id) => reduction(id, { is_exclusive: true, stack_group: 'g' }));
    const manual = reduction('m', { kind: 'manual', type: 'fixed', value: 20 });
    expect(taken([...group, manual])).toEqual([
      ['x', 200],
      ['y', 180],
      ['m', 20],
    ]);
  });

  test('with equal totals go by priority, then id', () => {
    const twins = (a: number, b: number) =>
      bill([
        reduction('b', { is_exclusive: true, priority: b }),
        reduction('a', { is_exclusive: true, priority: a }),
      ]).reductions.map(({ id }) => id);
    expect(twins(0, 0)).toEqual(['a']);
    expect(twins(2, 1)).toEqual(['b']);
  });

  test('with the same total as combining promotions go by the first priority of each set', () => {
    const winner = (exclusive: number, combining: number) =>
      bill([
        reduction('alone', { is_exclusive: true, priority: exclusive }),
        reduction('open', { priority: combining }),
      ]).reductions.map(({ id }) => id);
    expect(winner(1, 2)).toEqual(['alone']);
    expect(winner(2, 1)).toEqual(['open']);
  });

  test('that save nothing aren’t used', () => {
    const useless = reduction('v', { is_exclusive: true, eligible_line_ids: [] });
    const priced = bill([useless]);
    expect(priced.reductions).toEqual([]);
    expect(priced.passed_over).toEqual([{ reduction_ids: ['v'], total: 2000 }]);
  });
});

describe('charges and taxes', () => {
  test('fees are taxed but neither discounted nor subject to the service charge', () => {
    const fees = [{ kind: 'delivery', amount: 500, tax_class: 'T' }];
    const priced = bill([reduction('v', { value: 10_000 })], {
      fees,
      service_charge: { rate: 1000, is_taxed: true, apply: true },
      tax_classes: [{ code: 'T', rate: 600, is_inclusive: false }],
      tip: 100,
    });
    expect(priced.fees).toEqual([{ ...fees[0], included_tax: 0, added_tax: 30, total: 530 }]);
    expect(priced.totals).toMatchObject({ service_charge: 0, total: 530, tip: 100, payable: 630 });
  });

  test('the service charge skips ineligible lines and can be waived', () => {
    const lines = ['rice', 'tea'].map((id, index) => ({
      id,
      line_number: index + 1,
      quantity: 1,
      unit_price: 1000,
      options: [],
      tax_class: 'T',
      service_charge_eligible: id === 'tea',
    }));
    const service_charge = { rate: 1000, is_taxed: false, apply: true };
    const charged = bill([], { lines, service_charge });
    expect(charged.lines.map((line) => line.service_charge)).toEqual([0, 100]);
    expect(charged.service_charge).toMatchObject({ base: 1000, rate: 1000, amount: 100 });
    const waived = bill([], { lines, service_charge: { ...service_charge, apply: false } });
    expect(waived.service_charge).toMatchObject({ rule: 'not_applied', amount: 0 });
  });

  test('an unknown tax class is refused', () => {
    expect(() => bill([], { tax_classes: [] })).toThrow('unknown tax class: T');
  });
});
