import { expect, test } from 'vitest';
import { fieldErrors } from './fieldErrors.ts';

const required = { type: 'required', message: 'Give it a name.' };

test('names each refusal by the path of its field', () => {
  const errors = { name: required, lines: [undefined, { price: required }] };
  expect(fieldErrors(errors)).toEqual([
    { path: 'name', error: required },
    { path: 'lines.1.price', error: required },
  ]);
});

test('knows a field that is called type', () => {
  expect(fieldErrors({ card: { type: required } })).toEqual([
    { path: 'card.type', error: required },
  ]);
});

test('counts the refusal of a list itself, and of the form', () => {
  const errors = { lines: { root: required }, root: { server: required } };
  expect(fieldErrors(errors).map(({ path }) => path)).toEqual(['lines.root', 'root.server']);
});

test('says nothing of a form without refusals', () => {
  expect(fieldErrors({})).toEqual([]);
});
