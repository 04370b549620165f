import { expect, test } from 'vitest';
import { shareAmount } from './shareAmount.ts';

test('a card share is exact and the last share asks for the remaining amount', () => {
  expect(shareAmount({ left: 678, share: 226, isCash: false })).toBe(226);
  expect(shareAmount({ left: 226, share: 226, isCash: false })).toBe(226);
  expect(shareAmount({ left: 228, share: 228, isCash: true })).toBe(230);
});
