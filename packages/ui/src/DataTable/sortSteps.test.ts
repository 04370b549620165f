import { expect, test } from 'vitest';
import type { Sort } from './columns.ts';
import { atOnce, mergeSteps, sortSteps } from './sortSteps.ts';

interface Guest {
  name: string | null;
  age: number | undefined;
}
const guests: Guest[] = [
  { name: 'Zoë', age: 30 },
  { name: 'ali', age: 30 },
  { name: null, age: 4 },
  { name: 'Ångström', age: undefined },
  { name: 'Ali', age: 51 },
];
const by = { name: ({ name }: Guest) => name, age: ({ age }: Guest) => age };
const collator = new Intl.Collator('en');
const sorted = (...sorts: Sort[]) =>
  atOnce(sortSteps(guests, sorts, by, collator)).map(({ name, age }) => `${name} ${age}`);

test('sortSteps sorts names by locale, with empty values last in both directions', () => {
  const up = sorted({ key: 'name', direction: 'ascending' });
  expect(up).toEqual(['ali 30', 'Ali 51', 'Ångström undefined', 'Zoë 30', 'null 4']);
  expect(sorted({ key: 'age', direction: 'descending' }).at(-1)).toBe('Ångström undefined');
});

test('sortSteps uses the second sort order for equal values and is stable', () => {
  expect(
    sorted({ key: 'age', direction: 'ascending' }, { key: 'name', direction: 'ascending' }).slice(
      1,
      3,
    ),
  ).toEqual(['ali 30', 'Zoë 30']);
  expect(sorted({ key: 'age', direction: 'ascending' }).slice(1, 3)).toEqual(['Zoë 30', 'ali 30']);
  expect(sorted({ key: 'unknown', direction: 'ascending' })[0]).toBe('Zoë 30');
});

test('mergeSteps sorts any number of rows and yields often for many', () => {
  for (const count of [0, 1, 2, 3, 17, 5000]) {
    const values = Array.from({ length: count }, (_, n) => (n * 7919) % 1009);
    const steps = mergeSteps(count, (a, b) => (values[a] ?? 0) - (values[b] ?? 0));
    let pauses = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) pauses += 1;
    const order = step.value;
    expect(Array.from(order, (at) => values[at])).toEqual(values.toSorted((a, b) => a - b));
    if (count === 5000) expect(pauses).toBeGreaterThan(20);
  }
});
