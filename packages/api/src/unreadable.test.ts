import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { endpoint } from './endpoint.ts';
import { id, rows, unreadable } from './fields.ts';
import { shape } from './serve.ts';

const order = v.object({ id, number: v.string(), items: v.array(v.object({ id, price: id })) });
const floor = endpoint.get('/floor', {
  summary: 'Tables with their orders.',
  capability: 'session',
  returns: v.object({
    tables: rows(v.object({ id, name: v.string(), orders: rows(order) })),
    first: v.nullable(order),
    totals: v.array(v.object({ id, sum: v.number() })),
    unreadable,
  }),
});

const orderOf = (number: number, price = 5) => ({
  id: number,
  number: `R${number}`,
  items: [
    { id: 1, price: 5 },
    { id: 2, price },
  ],
});
const answerOf = (
  orders: unknown[],
  { name = 'A1', sum = 5 }: { name?: string; sum?: unknown } = {},
): never => {
  const answer: unknown = {
    tables: [{ id: 7, name, orders }],
    first: orders[0] ?? null,
    totals: [{ id: 9, sum }],
  };
  return answer as never;
};

describe('an answer with rows that don’t fit its contract', () => {
  test('leaves out the innermost row, not the item in it or the table around it', () => {
    expect(shape(floor, answerOf([orderOf(1), orderOf(2, -5)]))).toEqual({
      tables: [{ id: 7, name: 'A1', orders: [orderOf(1)] }],
      first: orderOf(1),
      totals: [{ id: 9, sum: 5 }],
      unreadable: [{ id: 2, number: 'R2' }],
    });
  });

  test('names a row once that is also shown outside its list, and has null there', () => {
    const reported: unknown[] = [];
    const shown = shape(floor, answerOf([orderOf(1, -5), orderOf(2)]), (_to, ids) =>
      reported.push(ids),
    );
    expect(shown).toMatchObject({
      tables: [{ orders: [orderOf(2)] }],
      first: null,
      unreadable: [{ id: 1, number: 'R1' }],
    });
    expect(reported).toEqual([[1]]);
  });

  test('leaves out the row around all that is invalid, with its rows', () => {
    const answer = answerOf([orderOf(1), orderOf(2)], { name: 7 as never });
    expect(shape(floor, answer)).toMatchObject({ tables: [], unreadable: [{ id: 7 }] });
  });

  test('names a row once that is in several lists', () => {
    const answer = {
      tables: [
        { id: 7, name: 'A1', orders: [orderOf(1, -5)] },
        { id: 8, name: 'A2', orders: [orderOf(1, -5)] },
      ],
      first: null,
      totals: [],
    } as never;
    expect(shape(floor, answer)).toMatchObject({
      tables: [{ orders: [] }, { orders: [] }],
      unreadable: [{ id: 1, number: 'R1' }],
    });
  });

  test('fails whole if the answer can’t name the rows it leaves out', () => {
    const board = endpoint.get('/board', {
      summary: 'Orders.',
      capability: 'session',
      returns: v.object({ orders: rows(order) }),
    });
    expect(() => shape(board, { orders: [orderOf(1, -5)] })).toThrow(
      'answers what it does not promise',
    );
  });

  test.each([
    ['a row of a list that is complete or wrong', answerOf([orderOf(1)], { sum: 'five' })],
    ['a row without an id', answerOf([{ ...orderOf(1), id: 0.5 }])],
    ['a row that is null', answerOf([orderOf(1), null])],
  ])('fails whole for %s', (_what, answer) => {
    expect(() => shape(floor, answer)).toThrow('answers what it does not promise');
  });
});
