import * as v from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import { isRequired } from './isRequired.ts';
import { limitsOf, schemaAt } from './limits.ts';
import { text, wholeParam } from './fields.ts';

const body = v.pipe(
  v.strictObject({
    name: text(1, 60),
    note: v.optional(v.nullable(text(0, 200)), null),
    party: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50))),
    page: wholeParam(0, 9),
    nested: v.pipe(text(1, 40), v.maxLength(20)),
    phone: v.pipe(v.string(), v.regex(/^\+\d+$/)),
    rows: v.pipe(v.array(v.strictObject({ label: v.optional(text(1, 30), '') })), v.maxLength(5)),
  }),
  v.check(() => true),
);

test('returns the limits of text and number fields as props', () => {
  expect(limitsOf(body, 'name')).toEqual({ maxLength: 60 });
  expect(limitsOf(body, 'note')).toEqual({ maxLength: 200 });
  expect(limitsOf(body, 'party')).toEqual({ minValue: 1, maxValue: 50 });
  expect(limitsOf(body, 'page')).toEqual({ minValue: 0, maxValue: 9 });
  expectTypeOf(limitsOf(body, 'name')).toEqualTypeOf<{ maxLength?: number }>();
  expectTypeOf(limitsOf(body, 'party')).toEqualTypeOf<{ minValue?: number; maxValue?: number }>();
});

test('uses the last limit of a field, and returns none for a field without limits', () => {
  expect(limitsOf(body, 'nested')).toEqual({ maxLength: 20 });
  expect(limitsOf(body, 'phone')).toEqual({});
});

test('reads the limits of a field in the rows of a list by its path', () => {
  expect(limitsOf(body, 'rows', 'label')).toEqual({ maxLength: 30 });
});

test('the limits of a list are those of its rows’ count', () => {
  expect(limitsOf(body, 'rows')).toEqual({ max: 5 });
  expectTypeOf(limitsOf(body, 'rows')).toEqualTypeOf<{ min?: number; max?: number }>();
});

test('a body of several kinds has the limits on which those that know the field agree', () => {
  const either = v.variant('action', [
    v.strictObject({ action: v.literal('free'), note: text(0, 10) }),
    v.strictObject({ action: v.literal('note'), note: text(0, 20) }),
    v.strictObject({ action: v.literal('hold'), guest: v.optional(text(0, 80), '') }),
  ]);
  expect(limitsOf(either, 'guest')).toEqual({ maxLength: 80 });
  expect(limitsOf(either, 'note')).toEqual({});
});

test('a field is required if its schema takes no blank value', () => {
  const required = Object.keys(body.entries).filter((name) => isRequired(schemaAt(body, [name])!));
  expect(required).toEqual(['name', 'page', 'nested', 'phone']);
});
