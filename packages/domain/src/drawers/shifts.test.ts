import { manualCashKinds, Problem, type CashMovement, type CashPile } from '@servery/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { merchants } from '../fixtures/index.ts';
import { holdApproval } from '../people/demand.ts';
import { rightsOf } from '../people/rights.ts';
import { firstDrawer } from './firstDrawer.ts';
import { createDrawer, editDrawer, showDrawer } from './drawers.ts';
import { moveCash } from './movements.ts';
import type { DrawerBook, DrawerContext } from './record.ts';
import { closeShift, countShift, openShift, startCount } from './shifts.ts';
import { showShift } from './showShift.ts';
import { expectedOf, noCash, signedAmount, sumsOf } from './sums.ts';

const shop = merchants.find(({ id }) => id === 101)!;
const empty: DrawerBook = { merchant_id: 101, drawers: [firstDrawer(101)], shifts: [] };
let ids = 1_000;
const people = {
  aina: { id: 1, name: 'Aina', rights: rightsOf('staff', 'cashier'), approval: null },
  ben: { id: 2, name: 'Ben', rights: rightsOf('staff', 'supervisor'), approval: null },
  chong: { id: 3, name: 'Chong', rights: rightsOf('staff', 'cashier'), approval: null },
};
const as = (
  name: keyof typeof people,
  more: Partial<DrawerContext['actor']> = {},
): DrawerContext => ({
  actor: { ...people[name], ...more },
  now: new Date('2026-11-20T05:30:00.000Z'),
  nextId: () => {
    ids += 1;
    return ids;
  },
  business_date: '2026-11-20',
  shop,
});

/** Piles of RM 100 notes and 5 sen coins with a sum. */
const piles = (amount: number): CashPile[] => [
  { value: 10_000, quantity: Math.floor(amount / 10_000) },
  { value: 5, quantity: (amount % 10_000) / 5 },
];
/** The count of B.3: 177.85. */
const counted: CashPile[] = [
  { value: 10_000, quantity: 1 },
  { value: 5_000, quantity: 1 },
  { value: 1_000, quantity: 2 },
  { value: 500, quantity: 1 },
  { value: 100, quantity: 2 },
  ...[50, 20, 10, 5].map((value) => ({ value, quantity: 1 })),
];

const open = (context = as('aina'), book = empty, float = 20_000, drawer_id = 101) => {
  const made = openShift(book, { drawer_id, piles: piles(float) }, context);
  return { book: made.book, id: made.subject.id };
};
const shiftIn = ({ shifts }: DrawerBook, id: number) => shifts.find((shift) => shift.id === id)!;
const on = (book: DrawerBook, id: number) => ({ version: shiftIn(book, id).version });

/** The cash of B.3: 136.00 sales, 100.00 top-ups as a pay-in, and so on. */
const movements: Pick<CashMovement, 'kind' | 'amount'>[] = [
  { kind: 'sale', amount: 13_600 },
  { kind: 'pay_in', amount: 10_000 },
  { kind: 'pay_in', amount: 5_000 },
  { kind: 'refund', amount: -1_495 },
  { kind: 'pay_out', amount: -3_500 },
  { kind: 'pay_out', amount: -500 },
  { kind: 'drop', amount: -25_000 },
  { kind: 'no_sale', amount: 0 },
];
const counting = () => {
  const { book, id } = open();
  const sums = sumsOf(movements);
  return { id, book: startCount(book, id, { ...on(book, id), sums }, as('aina')).book };
};

const refusal = (decide: () => unknown) => {
  try {
    decide();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { details, fields } = error.matter;
    return [error.code, details ?? fields];
  }
  return null;
};

describe('a drawer', () => {
  test('has one open shift, and refuses another with the name of its person', () => {
    const { book } = open();
    expect(showDrawer(book, 101).holder).toMatchObject({ id: 1, name: 'Aina' });
    expect(refusal(() => open(as('ben'), book))).toEqual([
      'notAllowedNow',
      { why: 'drawer_in_use', name: 'Aina' },
    ]);
  });

  test('can be used by the next shift while it is counted', () => {
    const { book, id } = counting();
    const next = open(as('ben'), book);
    expect(shiftIn(next.book, id).state).toBe('counting');
    expect(showDrawer(next.book, 101).holder).toMatchObject({ name: 'Ben' });
  });

  test('is one of a person’s at a time', () => {
    const { book: two, subject } = createDrawer(
      empty,
      { name: 'Bar', variance_limit: 500, printer_id: null },
      as('ben').nextId,
    );
    const { book } = open(as('aina'), two);
    expect(refusal(() => open(as('aina'), book, 0, subject.id))).toEqual([
      'notAllowedNow',
      { why: 'has_shift', name: 'Till 1' },
    ]);
    const bar = open(as('ben'), book, 0, subject.id);
    expect(shiftIn(bar.book, bar.id)).toMatchObject({
      variance_limit: 500,
      drawer: { name: 'Bar' },
    });
  });

  test('stays active while it has an open shift, and so does the last one', () => {
    const input = {
      version: 1,
      name: 'Till 1',
      variance_limit: 200,
      printer_id: null,
      is_active: false,
    };
    expect(refusal(() => editDrawer(open().book, 101, input))).toEqual([
      'notAllowedNow',
      { why: 'drawer_in_use', name: 'Aina' },
    ]);
    expect(refusal(() => editDrawer(empty, 101, input))).toEqual([
      'notAllowedNow',
      { why: 'last_drawer' },
    ]);
    const { book } = createDrawer(
      empty,
      { name: 'Bar', variance_limit: 0, printer_id: null },
      as('ben').nextId,
    );
    const off = editDrawer(book, 101, input).book;
    expect(refusal(() => open(as('aina'), off))).toEqual(['notFound', undefined]);
    expect(refusal(() => editDrawer(off, 101, input))?.[0]).toBe('conflict');
  });

  test('needs a name that no other drawer of the merchant has', () => {
    const create = () =>
      createDrawer(
        empty,
        { name: 'TILL 1', variance_limit: 0, printer_id: null },
        as('ben').nextId,
      );
    expect(refusal(create)?.[0]).toBe('invalid');
  });
});

describe('the day of B.3', () => {
  test('expects 181.05', () => {
    expect(expectedOf(20_000, sumsOf(movements))).toBe(18_105);
  });

  test('is RM 3.20 short, which a cashier needs an approval and a reason for', () => {
    const { book, id } = counting();
    const first = countShift(book, id, { ...on(book, id), piles: counted }, as('aina')).book;
    expect(shiftIn(first, id)).toMatchObject({ state: 'counting', counts: [{ amount: 17_785 }] });
    const close = (at: DrawerBook, context: DrawerContext) =>
      closeShift(at, id, { ...on(at, id), reason: 'Change given twice' }, context);
    expect(refusal(() => close(first, as('aina')))).toEqual([
      'notAllowedNow',
      { why: 'not_counted' },
    ]);
    const second = countShift(first, id, { ...on(first, id), piles: counted }, as('aina')).book;
    const version = shiftIn(second, id).version;
    const request = {
      capability: 'shift.variance' as const,
      object_id: id,
      version,
      amount: 320,
      rate: null,
    };
    expect(refusal(() => close(second, as('aina')))).toEqual(['approvalRequired', request]);
    expect(refusal(() => countShift(second, id, { version, piles: counted }, as('aina')))).toEqual([
      'notAllowedNow',
      { why: 'counted_twice' },
    ]);
    const approval = holdApproval({ ...request, approver: 'Ben' });
    const closed = shiftIn(close(second, as('aina', { approval })).book, id);
    expect(showShift(closed, people.aina)).toMatchObject({
      state: 'closed',
      person: { name: 'Aina' },
      expected: 18_105,
      variance: -320,
      closed_by: 'Aina',
      approved_by: 'Ben',
      reason: 'Change given twice',
      sums: { sales: 13_600, pay_ins: 15_000, refunds: 1_495, pay_outs: 4_000, drops: 25_000 },
    });
  });

  test.each([-200, 0, 200])('closes at once with a variance of %s sen', (variance) => {
    const { book, id } = counting();
    const input = { ...on(book, id), piles: piles(18_105 + variance) };
    expect(shiftIn(countShift(book, id, input, as('aina')).book, id)).toMatchObject({
      state: 'closed',
      closed_by: 'Aina',
      approved_by: null,
    });
  });

  test.each([-205, 205])('asks for a recount with a variance of %s sen', (variance) => {
    const { book, id } = counting();
    const first = countShift(
      book,
      id,
      { ...on(book, id), piles: piles(18_105 + variance) },
      as('aina'),
    ).book;
    expect(shiftIn(first, id).state).toBe('counting');
    const right = { ...on(first, id), piles: piles(18_105) };
    expect(shiftIn(countShift(first, id, right, as('aina')).book, id).state).toBe('closed');
  });
});

describe('the figures of a shift', () => {
  test('are hidden from its own cashier until the count is final', () => {
    const { book, id } = counting();
    const hidden = { sums: null, expected: null, variance: null };
    expect(showShift(shiftIn(book, id), people.aina)).toMatchObject(hidden);
    expect(showShift(shiftIn(book, id), people.ben)).toMatchObject({ expected: 18_105 });
    const first = countShift(book, id, { ...on(book, id), piles: counted }, as('aina')).book;
    expect(showShift(shiftIn(first, id), people.aina)).toMatchObject(hidden);
    const second = countShift(first, id, { ...on(first, id), piles: counted }, as('aina')).book;
    expect(showShift(shiftIn(second, id), people.aina)).toMatchObject({ variance: -320 });
    expect(showShift(shiftIn(open().book, ids), people.aina, noCash)).toMatchObject(hidden);
  });

  test('belong to the person and to managers', () => {
    const { book, id } = open();
    const start = (context: DrawerContext) =>
      startCount(book, id, { ...on(book, id), sums: noCash }, context);
    expect(refusal(() => start(as('chong')))).toEqual(['notFound', undefined]);
    expect(shiftIn(start(as('ben')).book, id).state).toBe('counting');
  });

  test('are counted in notes and coins that the currency has', () => {
    const input = { drawer_id: 101, piles: [{ value: 300, quantity: 1 }] };
    expect(refusal(() => openShift(empty, input, as('aina')))?.[1]).toMatchObject({
      'piles.0.value': { code: 'unknown' },
    });
  });
});

describe('a manual movement', () => {
  const move = (kind: (typeof manualCashKinds)[number], amount: number, reason: string) => {
    const { book, id } = open();
    return moveCash(book, id, { kind, amount, reason }, as('aina')).movements[0];
  };

  test('is signed by its direction', () => {
    expect(move('pay_in', 500, 'Change')).toMatchObject({ amount: 500, by: 'Aina' });
    expect(move('pay_out', 3_500, 'Ice')).toMatchObject({ amount: -3_500, reason: 'Ice' });
    expect(move('drop', 25_000, '')).toMatchObject({ amount: -25_000 });
    expect(move('no_sale', 0, 'Change for a guest')).toMatchObject({ amount: 0 });
  });

  test.each([
    ['pay_in', 0, 'Change', 'amount'],
    ['drop', 0, '', 'amount'],
    ['no_sale', 5, 'Change', 'amount'],
    ['pay_out', 500, '', 'reason'],
    ['no_sale', 0, '', 'reason'],
  ] as const)('of %s %s with the reason “%s” needs another %s', (kind, amount, reason, field) => {
    expect(Object.keys(refusal(() => move(kind, amount, reason))?.[1] ?? {})).toEqual([field]);
  });

  test('is added to an open shift only', () => {
    const { book, id } = counting();
    const input = { kind: 'pay_in', amount: 5, reason: 'Late' } as const;
    expect(refusal(() => moveCash(book, id, input, as('aina')))).toEqual([
      'notAllowedNow',
      { why: 'shift_counting' },
    ]);
  });
});

const kinds = ['sale', 'reversal', 'refund', ...manualCashKinds] as const;
const anyMovement = fc
  .record({ kind: fc.constantFrom(...kinds), amount: fc.nat(99_999_999) })
  .map(({ kind, amount }) => ({
    kind,
    amount: kind === 'no_sale' ? 0 : signedAmount(kind, amount),
  }));

test('the expected cash is the float and all movements, in any order', () => {
  fc.assert(
    fc.property(
      fc.nat(99_999_999),
      fc.array(anyMovement),
      fc.func(fc.nat()),
      (float, all, rank) => {
        const total = all.reduce((sum, { amount }) => sum + amount, float);
        const shuffled = all
          .map((movement, i) => ({ movement, rank: rank(i) }))
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ movement }) => movement);
        expect(expectedOf(float, sumsOf(all))).toBe(total);
        expect(sumsOf(shuffled)).toEqual(sumsOf(all));
      },
    ),
  );
});

const steps = fc.array(
  fc.record({
    step: fc.constantFrom('move', 'start', 'count', 'close', 'open'),
    by: fc.constantFrom('aina', 'ben', 'chong'),
    amount: fc.nat(400).map((n) => n * 5),
  }),
  { maxLength: 30 },
);

test('a closed shift never changes, and a drawer never has two open shifts', () => {
  fc.assert(
    fc.property(steps, (all) => {
      let { book } = open();
      for (const { step, by, amount } of all) {
        const before = book;
        const context = as(by);
        const { id, version } = book.shifts[amount % book.shifts.length]!;
        try {
          if (step === 'move')
            moveCash(book, id, { kind: 'pay_in', amount, reason: 'Any' }, context);
          else if (step === 'start')
            book = startCount(book, id, { version, sums: noCash }, context).book;
          else if (step === 'count')
            book = countShift(book, id, { version, piles: piles(20_000 + amount) }, context).book;
          else if (step === 'close')
            book = closeShift(book, id, { version, reason: 'Any reason' }, context).book;
          else book = open(context, book).book;
        } catch (error) {
          expect(error).toBeInstanceOf(Problem);
        }
        for (const shift of before.shifts)
          if (shift.state === 'closed') expect(shiftIn(book, shift.id)).toBe(shift);
        expect(book.shifts.filter(({ state }) => state === 'open').length).toBeLessThan(2);
      }
    }),
  );
});
