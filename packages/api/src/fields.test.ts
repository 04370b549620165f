import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { allEndpoints, editReservationCalendar, type AnyEndpoint } from './index.ts';
import { businessDate, instant, listQuery, localTime, phone, text } from './fields.ts';

const isValid = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;
const bare = '2026-11-31';

describe('text', () => {
  test.each([
    ['zero-width spaces', '\u200b\u200b'],
    ['a byte order mark', '\ufeff'],
    ['joiners and marks', '\u200d\u200c\u200e\u2060'],
    ['variation selectors', '\ufe0f\ufe00'],
    ['fillers', '\u3164\u115f\u2800'],
    ['isolates around a space', '\u2066 \u2069'],
    ['tags', '\u{e0041}\u{e0042}'],
  ])('is empty if it has only %s', (_, value) => {
    expect(isValid(text(1, 60), value)).toBe(false);
    expect(v.parse(text(0, 60), value)).toBe('');
  });

  test.each([
    ['overrides', 'abc\u202edef', 'abcdef'],
    ['embeddings around a copied number', '\u202a+60 12-345 6789\u202c', '+60 12-345 6789'],
    ['isolates', '\u2067Teh\u2069 tarik', 'Teh tarik'],
    ['invisible ends', '\u200b Teh tarik\u200f ', 'Teh tarik'],
    ['a byte order mark', '\ufeffTeh', 'Teh'],
  ])('is stored without %s', (_, value, stored) => {
    expect(v.parse(text(1, 60), value)).toBe(stored);
  });

  test('has line feeds for line and paragraph separators', () => {
    expect(v.parse(text(1, 60), 'one\u2028two\u2029three')).toBe('one\ntwo\nthree');
  });

  test.each(['abc\u0085def', 'abc\u009f', '\u0080', 'abc\u0007', 'abc\u007f'])(
    'is refused with a control character: %j',
    (value) => {
      expect(isValid(text(0, 60), value)).toBe(false);
    },
  );

  test.each([
    'Crème brûlée',
    'مندي لحم',
    'نمی\u200cخواهم',
    'क्\u200dष',
    '👩\u200d🍳 ❤️',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'first line\nsecond\tcolumn',
  ])('keeps %s', (value) => {
    expect(v.parse(text(1, 60), value)).toBe(value);
  });
});

test('a phone number and a search are cleaned like text', () => {
  expect(v.parse(phone, '\u202a+60123456789\u202c')).toBe('+60123456789');
  expect(v.parse(listQuery({}), { search: '\u200b laksa\u202e' }).search).toBe('laksa');
});

describe('dates', () => {
  const missing = [bare, '2026-02-30', '2027-02-29', '2026-04-31', '2026-13-01', '2026-00-10'];

  test.each(missing)('%s is refused as a day, an instant and a local time', (day) => {
    expect(isValid(businessDate, day)).toBe(false);
    for (const time of ['T11:00:00.000Z', 'T11:00:00Z', 'T23:00:00+08:00'])
      expect(isValid(instant, day + time)).toBe(false);
    expect(isValid(localTime, `${day} 11:00`)).toBe(false);
  });

  test.each(['2026-11-30', '2028-02-29', '2026-12-31', '2000-02-29'])('%s is accepted', (day) => {
    expect(isValid(businessDate, day)).toBe(true);
    expect(isValid(instant, `${day}T23:59:59.999Z`)).toBe(true);
    expect(isValid(localTime, `${day} 23:59`)).toBe(true);
  });

  test.each(['0000-01-01', '1999-12-31', '2200-01-01'])('%s is no trading day', (day) => {
    expect(isValid(businessDate, day)).toBe(false);
  });
});

/** Returns the schemas in a schema by their path, with those of lists, choices and options. */
function* partsOf(schema: v.GenericSchema, path: string): Generator<[string, v.GenericSchema]> {
  yield [path, schema];
  const { entries, item, options, wrapped } = schema as {
    entries?: Record<string, v.GenericSchema>;
    item?: v.GenericSchema;
    options?: readonly (v.GenericSchema | string)[];
    wrapped?: v.GenericSchema;
  };
  for (const [name, entry] of Object.entries(entries ?? {}))
    yield* partsOf(entry, `${path}.${name}`);
  for (const inner of [item, wrapped, ...(options ?? [])])
    if (typeof inner === 'object') yield* partsOf(inner, path);
}
const inputsOf = ({ method, path, query, body }: AnyEndpoint) =>
  [query, body].flatMap((schema) => (schema ? [...partsOf(schema, `${method} ${path}`)] : []));
const inputs = Object.values(allEndpoints()).flatMap(inputsOf);

describe('the input of every endpoint', () => {
  test('has no field that takes a date that doesn’t exist but the real one', () => {
    const dates = ['', 'T11:00:00.000Z', ' 11:00'];
    const real = '2026-11-30';
    /** Whether a field takes a date, and no other text, such as a code of capitals. */
    const takes = (schema: v.GenericSchema, day: string) =>
      dates.some(
        (rest) =>
          isValid(schema, day + rest) &&
          ['x', 'X'].every((letter) => !isValid(schema, day + letter + rest)),
      );
    const taking = inputs.filter(([, schema]) => takes(schema, bare));
    expect(taking.map(([path]) => path)).toEqual([]);
    const known = inputs.filter(([, schema]) => takes(schema, real));
    expect(known.length).toBeGreaterThan(10);
  });

  test('has no required text that can be invisible', () => {
    const taking = inputs.filter(
      ([path, schema]) =>
        isValid(schema, 'Laksa') &&
        !isValid(schema, '') &&
        isValid(schema, '\u200b\u200b') &&
        !/password|token/.test(path),
    );
    expect(taking.map(([path]) => path)).toEqual([]);
  });

  test('has booking hours that start before the end of the day', () => {
    const { body } = editReservationCalendar;
    const hours = { weekday: 5, start: '24:00', end: '24:00' };
    const fields = (start: string) =>
      v
        .safeParse(body, { hours: [{ ...hours, start }] })
        .issues?.map(({ path }) => path?.map(({ key }) => key).join('.'));
    expect(fields('24:00')).toContain('hours.0.start');
    expect(fields('23:59')).not.toContain('hours.0.start');
  });
});
