import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { contentPolicy, headers } from './headers.ts';

const app = (options = {}) =>
  new Hono()
    .use(headers(options))
    .get('/api/me', (c) => c.json({ id: c.get('requestId') }))
    .get('/', (c) => c.html('<p>'))
    .get('/api/crash', () => {
      throw new Error('crash');
    })
    .onError((_, c) => c.text('crashed', 500));

test('sets the security headers on pages and API responses, including errors', async () => {
  for (const path of ['/', '/api/me', '/api/crash', '/nowhere']) {
    const { headers: given } = await app().request(path);
    expect(given.get('content-security-policy')).toContain(`script-src 'self';`);
    expect(given.get('content-security-policy')).toContain(`require-trusted-types-for 'script'`);
    expect(given.get('content-security-policy')).toMatch(/; trusted-types servery-worker(;|$)/);
    expect(given.get('content-security-policy')).toContain(`frame-ancestors 'none'`);
    expect(given.get('content-security-policy-report-only')).toBeNull();
    expect(given.get('x-content-type-options')).toBe('nosniff');
    expect(given.get('referrer-policy')).toBe('same-origin');
    expect(given.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(given.get('permissions-policy')).toMatch(/microphone=\(self\).*payment=\(\)/);
  }
});

test('gives each request a unique id and returns it in a header', async () => {
  const [one, two] = [await app().request('/api/me'), await app().request('/api/me')];
  expect(one.headers.get('x-request-id')).toBe(((await one.json()) as { id: string }).id);
  expect(two.headers.get('x-request-id')).not.toBe(one.headers.get('x-request-id'));
});

test('adopts a valid request id from a trusted proxy only', async () => {
  const named = async (given: string, isBehindProxy: boolean) => {
    const request = { headers: { 'x-request-id': given } };
    const { headers: got } = await app({ isBehindProxy }).request('/api/me', request);
    return got.get('x-request-id');
  };
  const id = '4f1c9a7e-21b0.4c55_edge';
  expect(await named(id, true)).toBe(id);
  expect(await named(id, false)).not.toBe(id);
  for (const bad of [
    'short',
    'a'.repeat(65),
    'with spaces in between them',
    '{"json":"0123456789"}',
  ])
    expect(await named(bad, true)).toMatch(/^[\da-f-]{36}$/);
});

test('forbids caching of API responses', async () => {
  expect((await app().request('/api/me')).headers.get('cache-control')).toBe('no-store');
  expect((await app().request('/')).headers.get('cache-control')).toBeNull();
});

test('extends the content security policy without removing its default sources', () => {
  const policy = contentPolicy({ 'img-src': ['https://tiles.example'], 'font-src': [`'self'`] });
  expect(policy).toContain(`img-src 'self' data: blob: https://tiles.example;`);
  expect(policy).toContain(`font-src 'self';`);
});
