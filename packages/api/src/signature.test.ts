import { describe, expect, test } from 'vitest';
import { importKey, sign, verify, type Signed } from './signature.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const key = await importKey('AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8');
const other = await importKey('AQECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8');
const it: Signed = {
  method: 'POST',
  url: '/api/admin/void_order?x=1',
  body: '{"order_id":1}',
  token: 'abc',
  version: '5.4.3',
};

describe('a signature', () => {
  test('is good for what it was made for, within five minutes', async () => {
    const header = await sign(key, it, now);
    expect(header).toMatch(/^v1;t=\d+;n=[\w-]{22};s=[\w-]{43}$/);
    expect(await verify(key, header, it, now + 299_000)).toMatch(/^[\w-]{22}$/);
    expect(await verify(key, header, it, now + 302_000)).toBeNull();
    expect(await verify(key, header, it, now - 302_000)).toBeNull();
  });

  test.each(Object.keys(it) as (keyof Signed)[])('covers the %s', async (part) => {
    const header = await sign(key, it, now);
    expect(await verify(key, header, { ...it, [part]: `${it[part]}!` }, now)).toBeNull();
  });

  test('needs the same key and the right form', async () => {
    const header = await sign(key, it, now);
    expect(await verify(other, header, it, now)).toBeNull();
    for (const bad of ['', 'v1', header.slice(0, -1), header.replace('v1', 'v2')])
      expect(await verify(key, bad, it, now)).toBeNull();
  });

  test('is never the same twice', async () => {
    expect(await sign(key, it, now)).not.toBe(await sign(key, it, now));
  });

  test('keeps its key to itself', async () => {
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });
});
