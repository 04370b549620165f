import { expect, test } from 'vitest';
import { isTooLarge, maxDepth, maxKeys, maxValues } from './jsonSize.ts';

const keyed = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i])));
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('rejects JSON with too many keys in an object, too many values, or too much nesting', () => {
  expect(isTooLarge(keyed(maxKeys))).toBe(false);
  expect(isTooLarge(keyed(maxKeys + 1))).toBe(true);
  expect(isTooLarge(nested(maxDepth))).toBe(false);
  expect(isTooLarge(nested(maxDepth + 1))).toBe(true);
  expect(isTooLarge(JSON.stringify(Array(maxValues).fill(0)))).toBe(false);
  expect(isTooLarge(JSON.stringify(Array(maxValues + 2).fill(0)))).toBe(true);
  const rows = JSON.stringify(Array.from({ length: 1_000 }, () => ({ a: 1, b: { c: [2, 3] } })));
  expect(isTooLarge(rows)).toBe(false);
});

test('ignores the contents of strings, including escaped quotes', () => {
  const text = `{,:["\\"${':'.repeat(maxValues * 2)}\\\\`;
  expect(isTooLarge(JSON.stringify({ text, more: [text] }))).toBe(false);
  expect(isTooLarge('"never closed \\')).toBe(false);
});
