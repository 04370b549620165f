import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOnce } from './readOnce.ts';
import { statics } from './statics.ts';

const script = 'export const answer = 42;\n'.repeat(50);
const page = '<!doctype html><title>Servery</title>';
let folder: string;
let app: Hono;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'servery-built-'));
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(dist, '.secret'));
  writeFileSync(join(folder, 'outside.txt'), 'outside');
  writeFileSync(join(dist, '.secret/key.txt'), 'secret');
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'sw.js'), 'self');
  writeFileSync(join(dist, 'kept.txt'), 'kept');
  writeFileSync(join(dist, 'assets/plain-name.svg'), '<svg/>');
  writeFileSync(join(dist, 'assets/index-B2x_9-Qa.js'), script);
  writeFileSync(join(dist, 'assets/index-B2x_9-Qa.js.br'), brotliCompressSync(script));
  writeFileSync(join(dist, 'assets/index-B2x_9-Qa.js.gz'), gzipSync(script));
  symlinkSync(join(folder, 'outside.txt'), join(dist, 'link.txt'));
  app = new Hono().use(await statics(dist));
  app.notFound((c) => c.text('nothing here', 404));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

test('serves the best encoding that the browser accepts', async () => {
  const path = '/assets/index-B2x_9-Qa.js';
  const br = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(br.headers.get('content-encoding')).toBe('br');
  expect(br.headers.get('vary')).toBe('Accept-Encoding');
  expect(br.headers.get('content-type')).toContain('text/javascript');
  expect(brotliDecompressSync(await bytes(br)).toString()).toBe(script);
  const gzip = await get(path, { 'accept-encoding': 'gzip;q=0.5, br;q=0' });
  expect(gunzipSync(await bytes(gzip)).toString()).toBe(script);
  const plain = await get(path);
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(script);
});

test('allows permanent caching of files with hashed names only', async () => {
  const cached = async (path: string) => (await get(path)).headers.get('cache-control');
  expect(await cached('/assets/index-B2x_9-Qa.js')).toContain('immutable');
  expect(await cached('/assets/plain-name.svg')).toBe('no-cache');
  expect(await cached('/sw.js')).toBe('no-cache');
  expect(await cached('/')).toBe('no-cache');
});

test('answers 304 if the entity tag matches', async () => {
  const tag = (await get('/')).headers.get('etag')!;
  const again = await get('/', { 'if-none-match': `"other", W/${tag}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('serves index.html for navigations only', async () => {
  const navigation = await get('/orders/12', { accept: 'text/html,*/*' });
  expect([navigation.status, await navigation.text()]).toEqual([200, page]);
  expect((await get('/orders/12.5', { 'sec-fetch-mode': 'navigate' })).status).toBe(200);
  expect((await get('/orders', { accept: 'application/json' })).status).toBe(404);
  expect((await get('/gone.js', { 'sec-fetch-mode': 'no-cors', accept: '*/*' })).status).toBe(404);
  expect((await get('/assets/gone-12345678.js', { accept: 'text/html' })).status).toBe(404);
  expect((await get('/api/nowhere', { accept: 'text/html' })).status).toBe(404);
  expect(
    (await app.request('/orders', { method: 'POST', headers: { accept: 'text/html' } })).status,
  ).toBe(404);
});

test.each([
  '/../outside.txt',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/assets/..%5c..%5coutside.txt',
  '//etc/passwd',
  '/link.txt',
  '/.secret/key.txt',
  '/%00',
  '/%E0%A4%A',
])('answers 404 for %s', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('nothing here');
});

test('answers HEAD with headers only', async () => {
  const response = await app.request('/', { method: 'HEAD' });
  expect(response.headers.get('content-length')).toBe(String(page.length));
  expect(await response.text()).toBe('');
});

test('reads each file once', async () => {
  expect(await (await get('/kept.txt')).text()).toBe('kept');
  rmSync(join(folder, 'dist/kept.txt'));
  expect(await (await get('/kept.txt')).text()).toBe('kept');
});

test('reads a file again that could not be read', async () => {
  const read = readOnce();
  const path = join(folder, 'late.txt');
  await expect(read(path)).rejects.toMatchObject({ code: 'ENOENT' });
  writeFileSync(path, 'late');
  expect(Buffer.from(await read(path)).toString()).toBe('late');
});
