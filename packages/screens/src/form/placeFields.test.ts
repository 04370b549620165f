import { expect, test } from 'vitest';
import { placeFields } from './placeFields.ts';

const names = new Set(['name', 'items', 'items.0.name', 'option_ids']);

test('placeFields assigns a refusal to the field of its path or the closest one around it', () => {
  const { placed, strays } = placeFields(names, [
    ['items.0.name', 'taken'],
    ['items.1.price', 'below_zero'],
    ['option_ids.3', 'unknown'],
  ]);
  expect([...placed]).toEqual([
    ['items.0.name', ['items.0.name', 'taken']],
    ['items', ['items.1.price', 'below_zero']],
    ['option_ids', ['option_ids.3', 'unknown']],
  ]);
  expect(strays).toEqual([]);
});

test('placeFields keeps the first refusal of a field and returns a path without a field as a stray', () => {
  const { placed, strays } = placeFields(names, [
    ['name', 'required'],
    ['name.first', 'taken'],
    ['version', 'required'],
  ]);
  expect(placed.get('name')).toEqual(['name', 'required']);
  expect(strays).toEqual([['version', 'required']]);
});
