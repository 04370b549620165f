import { expect, test } from 'vitest';
import { hashToken, isToken, newToken } from './tokens.ts';

test('makes unique tokens of 256 bits and one-way hashes', () => {
  const tokens = new Set(Array.from({ length: 1000 }, newToken));
  expect(tokens.size).toBe(1000);
  for (const token of tokens) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(isToken(token)).toBe(true);
  }
  const [token] = [...tokens] as [string];
  expect(hashToken(token)).toBe(hashToken(token));
  expect(hashToken(token)).not.toContain(token.slice(0, 8));
});

test.each(['', 'short', `${'a'.repeat(42)}=`, `${'a'.repeat(43)}\n`, 'a'.repeat(44)])(
  'isToken rejects %j',
  (text) => expect(isToken(text)).toBe(false),
);
