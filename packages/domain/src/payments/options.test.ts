import { orderMethods, Problem, type OrderMethod } from '@servery/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstPaymentOption } from './firstPaymentOption.ts';
import { inOrder, offeredMethods } from './offers.ts';
import {
  createPaymentOption,
  deletePaymentOption,
  editPaymentOption,
  maxPaymentOptions,
  patchPaymentOption,
  type PaymentOptionInput,
} from './options.ts';
import type { PaymentBook, PaymentOptionRecord } from './record.ts';

const start: PaymentBook = { merchant_id: 101, options: [firstPaymentOption(1)] };

const card = (more: Partial<PaymentOptionInput> = {}): PaymentOptionInput => ({
  name: 'Card',
  kind: 'card',
  is_online: false,
  is_active: true,
  methods: [...orderMethods],
  fee_rate: 80,
  fee_fixed: 0,
  account_code: '1020',
  tip_rates: [],
  ...more,
});

const add = (book: PaymentBook, more: Partial<PaymentOptionInput> = {}): PaymentBook =>
  createPaymentOption(book, card(more), () => book.options.length + 1).book;

const withUsed = (book: PaymentBook, id: number): PaymentBook => ({
  ...book,
  options: book.options.map((option) => (option.id === id ? { ...option, is_used: true } : option)),
});

const inputOf = ({ channel, ...option }: PaymentOptionRecord): PaymentOptionInput => {
  const { name, kind, is_active, methods, fee_rate, fee_fixed, account_code, tip_rates } = option;
  const fields = { name, kind, is_active, methods, fee_rate, fee_fixed, account_code, tip_rates };
  return { ...fields, is_online: channel === 'online' };
};

const edit = (book: PaymentBook, id: number, more: Partial<PaymentOptionInput>): PaymentBook => {
  const option = book.options.find((one) => one.id === id)!;
  const input = { ...inputOf(option), ...more, version: option.version };
  return editPaymentOption(book, id, input).book;
};

const patch = (book: PaymentBook, id: number, more: { is_active?: boolean; place?: number }) => {
  const { version } = book.options.find((option) => option.id === id)!;
  return patchPaymentOption(book, id, { version, ...more }).book;
};

const remove = (book: PaymentBook, id: number): PaymentBook => {
  const { version } = book.options.find((option) => option.id === id)!;
  return deletePaymentOption(book, id, { version }).book;
};

/** Returns the code of a refusal with the field or the reason that it names. */
const refusal = (decide: () => unknown) => {
  try {
    decide();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { fields, details } = error.matter;
    const [[path, field] = []] = Object.entries(fields ?? {});
    const { why } = (details ?? {}) as { why?: string };
    return [error.code, path ?? why, field?.code].filter((part) => part !== undefined).join(' ');
  }
  return null;
};

const names = (book: PaymentBook) => inOrder(book.options).map(({ name }) => name);
const places = (book: PaymentBook) => inOrder(book.options).map(({ place }) => place);

describe('a payment option', () => {
  test('is added after the others, with its methods in their usual order', () => {
    const book = add(start, { methods: ['delivery', 'dine_in'] });
    expect(inOrder(book.options)[1]).toEqual({
      id: 2,
      version: 1,
      name: 'Card',
      kind: 'card',
      channel: 'offline',
      is_active: true,
      methods: ['dine_in', 'delivery'],
      fee_rate: 80,
      fee_fixed: 0,
      account_code: '1020',
      opens_drawer: false,
      tip_rates: [],
      place: 2,
      is_used: false,
    });
  });

  test('needs a name that no other option of the merchant has in any spelling', () => {
    expect(refusal(() => add(start, { name: 'cÀsh' }))).toBe('invalid name taken');
    expect(refusal(() => edit(add(start), 2, { name: 'CASH' }))).toBe('invalid name taken');
    expect(names(edit(start, 1, { name: 'CASH' }))).toEqual(['CASH']);
  });

  test('is online unless it is cash or stored value, such as a wallet or a voucher', () => {
    const channel = (more: Partial<PaymentOptionInput>) => add(start, more).options[1]!.channel;
    expect(channel({ is_online: true })).toBe('online');
    expect(channel({ kind: 'wallet' })).toBe('stored_value');
    expect(channel({ kind: 'voucher' })).toBe('stored_value');
    for (const kind of ['cash', 'wallet', 'voucher'] as const)
      expect(refusal(() => add(start, { kind, is_online: true }))).toBe(
        'invalid is_online never_online',
      );
  });

  test('suggests no tips if it is a voucher', () => {
    const tips = { tip_rates: [500] };
    expect(add(start, tips).options[1]).toMatchObject(tips);
    expect(refusal(() => add(start, { kind: 'voucher', ...tips }))).toBe(
      'invalid tip_rates no_tips',
    );
  });

  test('keeps its channel once it has payments, and can change everything else', () => {
    const book = withUsed(add(start), 2);
    expect(refusal(() => edit(book, 2, { is_online: true }))).toBe('invalid is_online paid_with');
    for (const kind of ['wallet', 'voucher'] as const)
      expect(refusal(() => edit(book, 2, { kind }))).toBe('invalid kind paid_with');
    const after = edit(book, 2, { name: 'Terminal', kind: 'e_wallet', fee_rate: 100 });
    expect(after.options[1]).toMatchObject({ name: 'Terminal', kind: 'e_wallet', fee_rate: 100 });
    expect(edit(add(start), 2, { is_online: true }).options[1]!.channel).toBe('online');
  });

  test('can’t be deleted once it has payments', () => {
    expect(refusal(() => remove(withUsed(add(start), 2), 2))).toBe('notAllowedNow paid_with');
    expect(names(remove(add(start), 1))).toEqual(['Card']);
  });

  test('stays active while an order method has no other', () => {
    const only = add(start, { methods: ['pickup'] });
    expect(refusal(() => patch(only, 1, { is_active: false }))).toBe('notAllowedNow last_option');
    expect(refusal(() => remove(only, 1))).toBe('notAllowedNow last_option');
    expect(refusal(() => edit(only, 1, { methods: ['pickup'] }))).toBe(
      'invalid methods last_option',
    );
    expect(refusal(() => edit(only, 1, { is_active: false }))).toBe(
      'invalid is_active last_option',
    );
    const after = edit(only, 1, { methods: ['dine_in', 'delivery'] });
    expect(refusal(() => remove(after, 2))).toBe('notAllowedNow last_option');
    expect(offeredMethods(patch(add(start), 1, { is_active: false }).options)).toEqual([
      ...orderMethods,
    ]);
  });

  test('names the order methods that would have no option left', () => {
    const only = add(start, { methods: ['pickup'] });
    const { version } = only.options[0]!;
    expect(() => deletePaymentOption(only, 1, { version })).toThrow(
      expect.objectContaining({
        matter: { details: { why: 'last_option', methods: ['dine_in', 'delivery'] } },
      }) as Error,
    );
  });

  test('moves to another place, and the options in between make room', () => {
    const book = ['A1', 'B2', 'C3'].reduce((all, name) => add(all, { name }), start);
    const moved = patch(book, 4, { place: 2 });
    expect(names(moved)).toEqual(['Cash', 'C3', 'A1', 'B2']);
    expect(names(patch(moved, 1, { place: 99 }))).toEqual(['C3', 'A1', 'B2', 'Cash']);
    const versions = moved.options.map(({ id, version }) => [id, version]);
    expect(new Map(versions as [number, number][])).toEqual(
      new Map([
        [1, 1],
        [4, 2],
        [2, 1],
        [3, 1],
      ]),
    );
    expect(patch(book, 4, { place: 4 })).toBe(book);
  });

  test('can’t be changed from an outdated version', () => {
    const body = { version: 7 };
    const current = expect.objectContaining({ id: 1, merchant_id: 101, version: 1 }) as object;
    const conflict = { code: 'conflict', matter: { current } };
    for (const write of [
      () => editPaymentOption(start, 1, { ...card(), ...body }),
      () => patchPaymentOption(start, 1, { ...body, place: 1 }),
      () => deletePaymentOption(start, 1, body),
    ])
      expect(write).toThrow(expect.objectContaining(conflict) as Error);
    expect(refusal(() => deletePaymentOption(start, 9, body))).toBe('notFound');
  });

  test('is refused beyond the limit', () => {
    let book = start;
    for (let i = 1; i < maxPaymentOptions; i += 1) book = add(book, { name: `Option ${i}` });
    expect(refusal(() => add(book))).toBe('invalid name too_many');
  });
});

const methods = fc.subarray<OrderMethod>([...orderMethods], { minLength: 1 });
/** A write on one of the options, chosen by an index of any size. */
const writes = fc.array(
  fc.oneof(
    fc.record({ write: fc.constant('create' as const), methods, is_active: fc.boolean() }),
    fc.record({
      write: fc.constant('edit' as const),
      at: fc.nat(),
      methods,
      is_active: fc.boolean(),
    }),
    fc.record({ write: fc.constant('toggle' as const), at: fc.nat(), is_active: fc.boolean() }),
    fc.record({
      write: fc.constant('move' as const),
      at: fc.nat(),
      place: fc.integer({ min: 1, max: 9 }),
    }),
    fc.record({ write: fc.constant('pay' as const), at: fc.nat() }),
    fc.record({ write: fc.constant('delete' as const), at: fc.nat() }),
  ),
  { maxLength: 30 },
);

test('keeps an active option for each order method, and places without gaps, after any writes', () => {
  fc.assert(
    fc.property(writes, (steps) => {
      let book = start;
      let covered = offeredMethods(book.options);
      let ids = 1;
      for (const step of steps) {
        const id = 'at' in step ? book.options[step.at % book.options.length]!.id : 0;
        try {
          if (step.write === 'create') {
            ids += 1;
            const input = card({ ...step, name: `Option ${ids}` });
            book = createPaymentOption(book, input, () => ids).book;
          } else if (step.write === 'edit') book = edit(book, id, step);
          else if (step.write === 'delete') book = remove(book, id);
          else if (step.write === 'pay') book = withUsed(book, id);
          else book = patch(book, id, step);
        } catch (error) {
          expect(error).toBeInstanceOf(Problem);
        }
        const offered = offeredMethods(book.options);
        expect(offered).toEqual(expect.arrayContaining(covered));
        covered = offered;
        expect(places(book)).toEqual(book.options.map((_, i) => i + 1));
      }
    }),
  );
});
