import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('commas, quotes and line breaks stay inside of their cell', () => {
  expect(toCsv([['a,b', 'say "hi"', 'two\nlines', 'plain']])).toBe(
    '\uFEFF"a,b","say ""hi""","two\nlines",plain\r\n',
  );
});

test('no cell is a formula', () => {
  for (const start of ['=', '+', '-', '@', '\t', '\r'])
    expect(toCsv([[`${start}cmd`]])).toContain(`'${start}cmd`);
  expect(toCsv([['a=b']])).toBe('\uFEFFa=b\r\n');
});
