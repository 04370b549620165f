import { expect, expectTypeOf, test } from 'vitest';
import type * as v from 'valibot';
import { voidOrder, type joinQueue } from './index.ts';
import type { Order } from './entities/order.ts';
import { problemDetails } from './problemDetails.ts';
import { isRefusalOf, neededDetails } from './problemFrom.ts';
import { type notNow, Problem, reasonOf, type DetailedCode } from './problems.ts';
import type { Refusal } from './refusals.ts';

type Builds<A extends readonly unknown[]> = typeof Problem extends new (...args: A) => unknown
  ? true
  : false;

test('a problem accepts only the details of its code', () => {
  expectTypeOf<Builds<['locked', { details: { retry_after: number } }]>>().toEqualTypeOf<true>();
  expectTypeOf<Builds<['locked', { details: { retry_after: string } }]>>().toEqualTypeOf<false>();
  expectTypeOf<Builds<['notFound']>>().toEqualTypeOf<true>();
  expectTypeOf<Builds<['notFound', { details: { why: 'full' } }]>>().toEqualTypeOf<false>();
  expectTypeOf<Builds<['notFound', { current: { id: 1 } }]>>().toEqualTypeOf<false>();
  expectTypeOf<Builds<['approvalRequired', { request_id: string }]>>().toEqualTypeOf<false>();
  expectTypeOf<Builds<['notAllowedNow', { details: { why: 'full' } }]>>().toEqualTypeOf<true>();
  expectTypeOf<{ why: 'calls' }>().not.toExtend<Parameters<typeof notNow>[0]>();
});

test('the code of a problem narrows its details', () => {
  const error: unknown = new Problem('locked', { details: { retry_after: 30 } });
  if (!(error instanceof Problem) || error.code !== 'locked') throw error;
  expectTypeOf(error.matter.details?.retry_after).toEqualTypeOf<number | undefined>();
  expect(error.matter.details?.retry_after).toBe(30);
});

test('the refusals of an endpoint are those that it declares and the common ones', () => {
  type Code = Refusal<typeof voidOrder>['code'];
  expectTypeOf<'hasPayments' | 'offline' | 'crashed'>().toExtend<Code>();
  expectTypeOf<'quoteExpired'>().not.toExtend<Code>();
  type Current<E> = Extract<E, { code: 'conflict' }> extends Problem<'conflict', infer S> ? S : 0;
  expectTypeOf<Current<Refusal<typeof voidOrder>>>().toEqualTypeOf<Order>();
  expectTypeOf<Current<Refusal<typeof joinQueue>>>().toEqualTypeOf<never>();
  expect(isRefusalOf(voidOrder, new Problem('hasPayments'))).toBe(true);
  expect(isRefusalOf(voidOrder, new Problem('offline'))).toBe(true);
  expect(isRefusalOf(voidOrder, new Problem('quoteExpired'))).toBe(false);
  expect(isRefusalOf(voidOrder, new Error('hasPayments'))).toBe(false);
});

test('reasonOf returns a reason only for notAllowedNow', () => {
  expect(reasonOf(new Problem('notAllowedNow', { details: { why: 'full' } }))).toBe('full');
  expect(reasonOf(new Problem('notAllowedNow', { details: { from: 'new', to: 'paid' } }))).toBe(
    undefined,
  );
  expect(reasonOf(new Problem('notFound'))).toBe(undefined);
});

test.each(Object.keys(problemDetails) as DetailedCode[])(
  'neededDetails of %s matches the required fields of its schema',
  (code) => {
    const schema: v.GenericSchema & { entries?: Record<string, v.GenericSchema> } =
      problemDetails[code];
    const required = Object.entries(schema.entries ?? {})
      .filter(([, field]) => field.type !== 'optional')
      .map(([name]) => name);
    expect(neededDetails[code]).toEqual(required);
  },
);
