import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { currentOf, problemFrom } from './problemFrom.ts';
import { Problem } from './problems.ts';

const item = v.object({ id: v.number(), version: v.number() });
const to = { problems: ['conflict', 'amountTooHigh', 'notAllowedNow'], current: item } as const;
const read = (status: number, body: unknown) => {
  const { code, matter } = problemFrom(status, body, to);
  return { code, ...matter };
};

describe('a refusal in a response', () => {
  test('keeps its fields, details and current state if they match its code', () => {
    const fields = { name: { code: 'taken', message: 'Is taken.' } };
    expect(read(422, { code: 'invalid', fields, request_id: 'r1' })).toEqual({
      code: 'invalid',
      fields,
      request_id: 'r1',
    });
    const details = { balance: 600 };
    expect(read(422, { code: 'amountTooHigh', details })).toEqual({
      code: 'amountTooHigh',
      details,
    });
    const current = { id: 1, version: 2 };
    expect(read(409, { code: 'conflict', current })).toEqual({ code: 'conflict', current });
  });

  test.each([
    ['a code that nobody knows', 422, { code: 'mystery' }, 'invalid'],
    ['a code that the endpoint does not name', 422, { code: 'quoteExpired' }, 'invalid'],
    ['a code of another status', 500, { code: 'conflict' }, 'crashed'],
    ['the code of a call without an answer', 422, { code: 'offline' }, 'invalid'],
    ['no object', 409, 'conflict', 'conflict'],
    ['a list', 409, [{ code: 'conflict' }], 'conflict'],
    ['an inherited name as its code', 418, { code: 'toString' }, 'crashed'],
  ])('falls back to the code of its status with %s', (_name, status, body, code) => {
    expect(read(status, body)).toEqual({ code });
  });

  test.each([
    ['details that lack one that is needed', 422, { code: 'amountTooHigh', details: { left: 1 } }],
    ['details that are no object', 422, { code: 'amountTooHigh', details: 'much' }],
    ['details of a code without any', 409, { code: 'inFlight', details: { balance: 1 } }],
    ['details of a code that is not read', 422, { code: 'quoteExpired', details: { balance: 1 } }],
    ['a current state of another shape', 409, { code: 'conflict', current: { times: [] } }],
    ['fields without codes', 422, { code: 'invalid', fields: { name: null } }],
    ['fields that are a list', 422, { code: 'invalid', fields: ['name'] }],
    ['a request id that is no text', 409, { code: 'conflict', request_id: {} }],
  ])('drops %s', (_name, status, body) => {
    expect(Object.keys(read(status, body))).toEqual(['code']);
  });

  test('keeps any code and current state if no endpoint is given', () => {
    const problem = problemFrom(409, { code: 'conflict', current: { times: [] } });
    expect(problem.matter.current).toEqual({ times: [] });
    expect(problemFrom(422, { code: 'quoteExpired' }).code).toBe('quoteExpired');
  });
});

test('currentOf returns the current state of a conflict only if it matches the schema', () => {
  const problem = new Problem('conflict', { current: { id: 1, version: 2 } });
  expect(currentOf(item, problem)).toEqual({ id: 1, version: 2 });
  expect(currentOf(v.union([v.object({ times: v.array(v.string()) }), item]), problem)).toEqual({
    id: 1,
    version: 2,
  });
  expect(currentOf(v.object({ times: v.array(v.string()) }), problem)).toBeUndefined();
  expect(currentOf(item, new Problem('notFound'))).toBeUndefined();
});
