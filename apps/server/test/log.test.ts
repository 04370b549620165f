import {
  approve,
  changePassword,
  displayMenu,
  getOrder,
  getQuote,
  login,
  placeOrder,
  replaceByDelivery,
  updateOrder,
  type Client,
} from '@servery/api';
import { contractPassword } from '@servery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLimits } from '../src/http/limits/limits.ts';
import { scaledRates } from '../src/rates.ts';
import { factsOf, jsonLog } from '../src/log.ts';
import { slowStatements } from '../src/observe/slowStatements.ts';
import { createApp } from '../src/app.ts';
import { graceMs } from '../src/session/renewSession.ts';
import { openSampleDatabase } from './databases.ts';
import { serverOn, type TestServer } from './serverOn.ts';

const lines: string[] = [];
const log = jsonLog((line) => lines.push(line));
let server: TestServer;
beforeAll(async () => {
  // Every statement counts as slow, so that all of them are logged.
  const database = await openSampleDatabase<unknown>('embedded', {
    onStatement: slowStatements(log, 0),
  });
  server = serverOn(database, { log });
});
afterAll(() => server.close());

const guest = {
  customer_name: 'Nur Aisyah binti Zulkifli',
  phone: '+60123987654',
  address: '12 Jalan Raja Abdullah',
  note: 'rings at the green door',
};
const { address: _address, ...byPhone } = guest;
// The password of the sample is a word that occurs in paths.
const password = 'seventeen-brass-lanterns';
const wrongPassword = 'correct-horse-battery';
const wrongName = 'aishah.not.here';
const wrongPin = '918273';
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  server.fetch(`http://server.test/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko Firefox/145.0 Curious/9.9',
      ...headers,
    },
  });

async function orderBy({ call }: Client) {
  const { categories } = await call(displayMenu, { query: {} });
  const dish = categories.flatMap(({ items }) => items).find(({ name }) => name === 'Roti tisu')!;
  return call(placeOrder, {
    body: { order_method: 'pickup', ...byPhone, lines: [{ menu_id: dish.id, quantity: 1 }] },
  });
}

const counted = new Set(['at', 'ms', 'request']);

/**
 * Returns a line without times, request ids and code locations: any digits can occur in them, and
 * any word in the path of this checkout.
 */
const withoutChance = (line: string): string =>
  JSON.stringify(JSON.parse(line), (key, value: unknown) => {
    if (counted.has(key)) return undefined;
    return key === 'stack' ? String(value).replaceAll(/^\s+at .*:\d+:\d+\)?$/gm, '') : value;
  });

test('the log has no secrets and no personal data', async () => {
  const secrets: string[] = [];
  const owner = server.browser();
  await owner.call(login, { body: { username: 'merchant', password: contractPassword } });
  await owner.call(changePassword, {
    body: { current_password: contractPassword, new_password: password },
  });
  // Right and wrong passwords, and the same refresh token twice.
  const signedIn = await post('/login', { username: 'merchant', password, signed: true });
  const { token, signature_key } = (await signedIn.json()) as Record<string, string>;
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
  secrets.push(token!, signature_key!, cookie.split('=')[1]!);
  await post('/login', { username: wrongName, password: wrongPassword });
  for (const waited of [0, graceMs]) {
    server.advance(waited);
    const renewed = await post('/refresh', {}, { cookie });
    if (renewed.ok) secrets.push(((await renewed.json()) as { token: string }).token);
  }

  // A guest's order that is changed and searched, and a PIN for it.
  const merchant = await server.as('merchant');
  const placed = await orderBy(merchant);
  const { id: order_id, version } = placed;
  const { version: noted } = await merchant.call(updateOrder, {
    params: { order_id },
    body: { version, changes: [{ type: 'set_note', note: `${guest.note} twice` }] },
  });
  const quote = await merchant.call(getQuote, { query: { order_id, postcode: '50350' } });
  const { note: _note, ...to } = guest;
  const input = { order_id, version: noted, quote_id: quote.quote_id, ...to };
  await merchant.call(replaceByDelivery, { body: input });
  await server.fetch(
    `http://server.test/api/admin/order_listing?search=${encodeURIComponent(guest.phone)}`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const cashier = await server.as('cashier');
  const request = { capability: 'order.void' as const, object_id: order_id, version };
  await cashier.call(approve, { body: { pin: '5937', request } });
  await expect(cashier.call(approve, { body: { pin: wrongPin, request } })).rejects.toMatchObject({
    code: 'wrongPin',
  });

  // Too many requests.
  const limits = createLimits(scaledRates({ signIn: 0.01 }));
  const strict = createApp({ host: server.host, feed: server.feed, limits });
  const tries = await Promise.all(
    [1, 2, 3, 4].map(async () =>
      strict.request('/api/login', {
        method: 'POST',
        body: JSON.stringify({ username: wrongName, password: wrongPassword }),
      }),
    ),
  );
  expect(tries.map(({ status }) => status)).toContain(429);

  // Crashes: an invalid response, and an engine's error that quotes its parameters.
  const db = server.database.kysely;
  await sql`update orders set list = ${'whispered'} where merchant_id = 101 and id = ${order_id}`.execute(
    db,
  );
  await sql`update orders set order_method = ${'by balloon'} where merchant_id = 101
    and id = ${order_id}`.execute(db);
  await expect(merchant.call(getOrder, { params: { id: order_id } })).rejects.toMatchObject({
    code: 'crashed',
  });
  await sql`alter table orders alter column customer_name type integer using 0`.execute(db);
  await expect(orderBy(merchant)).rejects.toThrow();
  await sql`alter table orders drop column customer_name`.execute(db);
  await expect(merchant.call(getOrder, { params: { id: order_id } })).rejects.toMatchObject({
    code: 'crashed',
  });

  const text = lines.map(withoutChance).join('\n');
  const events = lines.map((line) => (JSON.parse(line) as { event: string }).event);
  for (const event of [
    'request',
    'sign-in refused',
    'refresh token reused',
    'request failed',
    'slow statement',
  ])
    expect(events).toContain(event);
  expect(events.filter((event) => event === 'request failed').length).toBeGreaterThanOrEqual(3);
  const people = ['Farah', 'Siti Hajar', 'Suresh', 'Seri Melati'];
  const persons = [
    ...Object.values(guest),
    ...people,
    wrongName,
    'by balloon',
    'whispered',
    'Curious',
  ];
  for (const word of [...secrets, ...persons, password, wrongPassword, wrongPin, '5937'])
    expect(text.includes(word) ? word : 'nothing').toBe('nothing');
});

test('factsOf includes an error’s message, stack frames and cause', () => {
  const cause = new Error('the first');
  const facts = factsOf(new Error('the second', { cause }));
  expect(facts).toMatchObject({
    error: 'Error',
    message: 'the second',
    cause: { message: 'the first' },
  });
  expect(facts['stack']).toMatch(/^\s+at .*log\.test\.ts/);
});
