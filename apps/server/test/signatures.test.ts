import {
  adminVersion,
  claimOrder,
  createClient,
  importKey,
  listOrders,
  placeOrder,
  sign,
  signatureHeader,
  versionHeader,
  type Signed,
  type SigningKey,
} from '@servery/api';
import { menuAt, merchants } from '@servery/sample';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { baseURL, startTestServer, type TestServer } from './testServer.ts';

const secret = 'A'.repeat(43);
let server: TestServer;
let key: SigningKey;
let token: string;
beforeAll(async () => {
  server = await startTestServer('embedded');
  key = await importKey(secret);
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ token } = await server.signIn('merchant', secret));
});

const shop = merchants[0]!;
const dish = [...menuAt(shop.items, 'dine_in').values()].find(({ name }) => name === 'Roti tisu')!;
const order = {
  order_method: 'dine_in' as const,
  table_id: shop.tables[0]!.id,
  lines: [{ menu_id: dish.id, quantity: 1 }],
};

const signed = (more: Partial<Signed> = {}): Signed => ({
  method: 'GET',
  url: '/api/admin/order_listing?length=1',
  body: '',
  token,
  version: adminVersion,
  ...more,
});

const send = async (
  it: Signed,
  signature: string | null,
  { app = server.app, body = it.body }: { app?: TestServer['app']; body?: string } = {},
) => {
  const response = await app.request(`http://server.test${it.url}`, {
    method: it.method,
    ...(it.method !== 'GET' && { body }),
    headers: {
      authorization: `Bearer ${token}`,
      [versionHeader]: adminVersion,
      ...(signature && { [signatureHeader]: signature }),
    },
  });
  return [response.status, ((await response.json()) as { code?: string }).code];
};

const now = () => server.host.now().getTime();
const bad = [403, 'badSignature'];
const good = [200, undefined];

test('accepts a correctly signed request once', async () => {
  const signature = await sign(key, signed(), now());
  expect(await send(signed(), signature)).toEqual(good);
  expect(await send(signed(), signature)).toEqual(bad);
});

test.each([
  ['no signature', () => Promise.resolve(null)],
  ['an empty one', () => Promise.resolve('')],
  ['nonsense', () => Promise.resolve('v1;t=1;n=a;s=b')],
  ['another path', () => sign(key, signed({ url: '/api/admin/order_listing?length=2' }), now())],
  ['another verb', () => sign(key, signed({ method: 'POST' }), now())],
  ['another body', () => sign(key, signed({ body: '{}' }), now())],
  ['another token', () => sign(key, signed({ token: 'b'.repeat(43) }), now())],
  ['another version', () => sign(key, signed({ version: '5.0.0' }), now())],
  ['another key', async () => sign(await importKey('B'.repeat(43)), signed(), now())],
  ['a clock six minutes slow', () => sign(key, signed(), now() - 360_000)],
  ['a clock six minutes fast', () => sign(key, signed(), now() + 360_000)],
])('refuses a wrong signature: %s', async (_, make) => {
  expect(await send(signed(), await make())).toEqual(bad);
});

test('tolerates a clock that is 4 minutes off', async () => {
  for (const off of [-240_000, 240_000])
    expect(await send(signed(), await sign(key, signed(), now() + off))).toEqual(good);
});

test('refuses a body that was changed in transit', async () => {
  const body = JSON.stringify({ ...order, covers: 2 });
  const it = signed({ method: 'POST', url: '/api/transfer_cart_into_order', body });
  const signature = await sign(key, it, now());
  expect(await send(it, signature, { body: JSON.stringify({ ...order, covers: 9 }) })).toEqual(bad);
});

test('refuses a replayed write on every node, even if only the first saw it', async () => {
  const { host, feed } = server;
  const other = createApp({ host, feed });
  const it = signed({
    method: 'POST',
    url: '/api/transfer_cart_into_order',
    body: JSON.stringify(order),
  });
  const signature = await sign(key, it, now());
  expect(await send(it, signature)).toEqual(good);
  expect(await send(it, signature, { app: other })).toEqual(bad);
});

test('accepts the signatures of the contract’s client', async () => {
  const { call } = createClient({
    baseURL,
    fetch: server.fetch,
    credentials: { token: () => token, sign: (it) => sign(key, it, now()) },
  });
  const placed = await call(placeOrder, { body: { ...order, note: 'نَصّ · 文本 · 🍜' } });
  expect(placed.note).toBe('نَصّ · 文本 · 🍜');
  const query = { search: 'a b&c=d/ü', type: 'history' } as const;
  expect((await call(listOrders, { query })).total).toBe(0);
  await expect(
    call(claimOrder, { body: { order_id: placed.id, version: placed.version } }),
  ).rejects.toMatchObject({ code: 'notAllowedNow' });
});

test('requires no signature from a session without a key', async () => {
  ({ token } = await server.signIn('merchant'));
  expect(await send(signed(), null)).toEqual(good);
});
