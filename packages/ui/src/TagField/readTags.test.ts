import { expect, test } from 'vitest';
import { readTags } from './readTags.ts';

test.each([
  ['spicy', ['spicy']],
  [' spicy , halal,, ', ['spicy', 'halal']],
  ['حار، حلال', ['حار', 'حلال']],
  ['a\nb\tc', ['a', 'b', 'c']],
  ['spicy,spicy', ['spicy']],
  ['old, new', ['new']],
  [' , ', []],
])('readTags splits %j', (text, tags) => {
  expect(readTags(text, ['old'])).toEqual(tags);
});
