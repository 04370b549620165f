import { describe, expect, test } from 'vitest';
import { importKey, sign, signedHeaders, verify, type Signed } from './signature.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const key = await importKey('AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8');
const other = await importKey('AQECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8');
const texts = {
  method: 'POST',
  url: '/api/admin/void_order?x=1',
  body: '{"order_id":1}',
  token: 'abc',
  version: '5.4.3',
};
const headers = { 'idempotency-key': 'k', approval: 'a', 'acting-person': '13' };
const it: Signed = { ...texts, headers };

describe('signature', () => {
  test('is valid for its request, for five minutes', async () => {
    const header = await sign(key, it, now);
    expect(header).toMatch(/^v2;t=\d+;n=[\w-]{22};s=[\w-]{43}$/);
    expect(await verify(key, header, it, now + 299_000)).toMatch(/^[\w-]{22}$/);
    expect(await verify(key, header, it, now + 302_000)).toBeNull();
    expect(await verify(key, header, it, now - 302_000)).toBeNull();
  });

  test.each(Object.keys(texts) as (keyof typeof texts)[])('covers the %s', async (part) => {
    const header = await sign(key, it, now);
    expect(await verify(key, header, { ...it, [part]: `${texts[part]}!` }, now)).toBeNull();
  });

  test.each(Object.keys(headers) as (keyof typeof headers)[])(
    'covers the header %s',
    async (name) => {
      expect(signedHeaders).toContain(name);
      const header = await sign(key, it, now);
      for (const sent of [
        { ...headers, [name]: 'other' },
        { ...headers, [name]: '' },
      ])
        expect(await verify(key, header, { ...it, headers: sent }, now)).toBeNull();
      const without = await sign(key, texts, now);
      const added = { ...texts, headers: { [name]: headers[name] } };
      expect(await verify(key, without, added, now)).toBeNull();
    },
  );

  test('is invalid with another key or in another form', async () => {
    const header = await sign(key, it, now);
    expect(await verify(other, header, it, now)).toBeNull();
    for (const bad of [
      '',
      'v2',
      header.slice(0, -1),
      header.replace('v2', 'v1'),
      header.replace('v2', 'v3'),
    ])
      expect(await verify(key, bad, it, now)).toBeNull();
  });

  test('differs each time for the same request', async () => {
    expect(await sign(key, it, now)).not.toBe(await sign(key, it, now));
  });

  test('uses a key that cannot be exported', async () => {
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });
});
