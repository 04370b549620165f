import { expect, test } from 'vitest';
import { readPhone, storedPhone } from './readPhone.ts';
import { typedPhone } from './typedPhone.ts';

const malaysian = '+60123456789';

test.each([
  ['+60 12-345 6789', malaysian],
  ['012-345 6789', malaysian],
  ['0060 12-345 6789', malaysian],
  ['60123456789', malaysian],
  ['+60 (0)12-345 6789', malaysian],
  ['+600123456789', malaysian],
  ['(0)12 345 6789', malaysian],
  ['٠١٢-٣٤٥ ٦٧٨٩', malaysian],
  ['03-2141 8000', '+60321418000'],
  ['0065 9123 4567', '+6591234567'],
  ['6591234567', '+6591234567'],
  ['+65 (6123) 4567', '+6561234567'],
  ['+39 06 1234 5678', '+390612345678'],
])('“%s” is read as %s', async (typed, phone) => {
  expect(readPhone(typed)).toBe(phone);
  expect(await typedPhone(typed)).toBe(phone);
});

test.each(['Salmah', 'Salmah 012-345 6789', '12', '0060', ''])('“%s” is no number', (typed) => {
  expect(readPhone(typed)).toBe('');
});

test('an unknown number is kept as it was written', async () => {
  expect(storedPhone('+99912345678')).toBe('+99912345678');
  expect(await typedPhone('12')).toBe('12');
  expect(await typedPhone(' ')).toBe('');
});
