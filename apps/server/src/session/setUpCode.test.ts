import { expect, test } from 'vitest';
import { isSetUpCode, setUpCodeOf } from './setUpCode.ts';

const code = setUpCodeOf('pepper');

test('a server has one code, and another server another', () => {
  expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  expect(setUpCodeOf('pepper')).toBe(code);
  expect(setUpCodeOf('salt')).not.toBe(code);
});

test('a code can be typed in any case, with spaces and without hyphens', () => {
  for (const typed of [code, code.toUpperCase(), ` ${code.replaceAll('-', ' ')} `])
    expect(isSetUpCode('pepper', typed)).toBe(true);
});

test('another code is refused', () => {
  for (const typed of ['', 'x', code.slice(0, -1), `${code}a`, setUpCodeOf('salt')])
    expect(isSetUpCode('pepper', typed)).toBe(false);
});
