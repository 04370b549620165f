import { expect, test } from 'vitest';
import { fieldErrors } from './fieldErrors.ts';

const required = { type: 'required', message: 'Enter a name.' };

test('fieldErrors returns each error with the path of its field', () => {
  const errors = { name: required, lines: [undefined, { price: required }] };
  expect(fieldErrors(errors)).toEqual([
    { path: 'name', error: required },
    { path: 'lines.1.price', error: required },
  ]);
});

test('fieldErrors supports a field named type', () => {
  expect(fieldErrors({ card: { type: required } })).toEqual([
    { path: 'card.type', error: required },
  ]);
});

test('fieldErrors includes errors of a list itself and of the form', () => {
  const errors = { lines: { root: required }, root: { server: required } };
  expect(fieldErrors(errors).map(({ path }) => path)).toEqual(['lines.root', 'root.server']);
});

test('fieldErrors returns nothing for a form without errors', () => {
  expect(fieldErrors({})).toEqual([]);
});
