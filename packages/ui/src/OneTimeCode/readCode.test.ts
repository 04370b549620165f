import { expect, test } from 'vitest';
import { readCode } from './readCode.ts';

test.each([
  ['123456', '123456'],
  ['Your code is 123-456.', '123456'],
  ['١٢٣', '123'],
  ['1234567', '123456'],
  ['', ''],
])('readCode extracts the digits of %j as %j', (text, code) =>
  expect(readCode(text, 6, 'digits')).toBe(code),
);

test('readCode keeps letters if the code can have them', () => {
  expect(readCode('a1-b2 c3', 6, 'any')).toBe('A1B2C3');
});
