import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('commas, quotes and line breaks stay inside their CSV cell', () => {
  expect(toCsv([['a,b', 'say "hi"', 'two\nlines', 'plain']])).toBe(
    '\uFEFF"a,b","say ""hi""","two\nlines",plain\r\n',
  );
});

test('a CSV cell never starts a formula', () => {
  for (const start of ['=', '+', '-', '@', '\t', '\r'])
    expect(toCsv([[`${start}cmd`]])).toContain(`'${start}cmd`);
  expect(toCsv([['a=b']])).toBe('\uFEFFa=b\r\n');
});

test('a negative amount stays a number in CSV', () => {
  expect(toCsv([['-1.05', '-2']])).toBe('\uFEFF-1.05,-2\r\n');
  expect(toCsv([['-1+2']])).toBe("\uFEFF'-1+2\r\n");
});
