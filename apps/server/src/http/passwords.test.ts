import { argon2Sync } from 'node:crypto';
import { Problem } from '@servery/api';
import { expect, test } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';

test('verifies the right password only, and salts each hash', async () => {
  const hash = await hashPassword('nasi lemak 5');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword(hash, 'nasi lemak 5')).toBe(true);
  expect(await verifyPassword(hash, 'nasi lemak 6')).toBe(false);
  expect(await verifyPassword(hash, '')).toBe(false);
  expect(await hashPassword('nasi lemak 5')).not.toBe(hash);
});

test('verifies a password however its characters are composed (NFC or NFD)', async () => {
  const hash = await hashPassword('caf\u00e9-caf\u00e9');
  expect(await verifyPassword(hash, 'cafe\u0301-cafe\u0301')).toBe(true);
});

test('verifies hashes with other cost parameters and marks them as outdated', async () => {
  const salt = Buffer.from('0123456789abcdef');
  const given = {
    message: 'old',
    nonce: salt,
    memory: 8192,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  };
  const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  const hash = `$argon2id$v=19$m=8192,t=1,p=1$${bare(salt)}$${bare(argon2Sync('argon2id', given))}`;
  expect(await verifyPassword(hash, 'old')).toBe(true);
  expect(isOutdated(hash)).toBe(true);
  expect(isOutdated(await hashPassword('new'))).toBe(false);
});

test.each([null, '', 'plain', '$argon2id$v=19$m=19456,t=2,p=1$$', '$2b$10$abc'])(
  'verifies no password against the hash %j',
  async (hash) => expect(await verifyPassword(hash, 'x')).toBe(false),
);

test('throttles a third concurrent hash and accepts it later', async () => {
  const results = await Promise.allSettled([1, 2, 3].map((n) => hashPassword(`password ${n}`)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  const refused = results[2] as PromiseRejectedResult;
  expect(refused.reason).toBeInstanceOf(Problem);
  expect(refused.reason).toMatchObject({ code: 'throttled', status: 429 });
  expect(await hashPassword('password 3')).toContain('$argon2id$');
});
