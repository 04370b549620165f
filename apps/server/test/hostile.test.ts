import { allEndpoints, fillPath, nameOf, type AnyEndpoint } from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first } from '../src/sql.ts';
import { baseURL, startTestServer, type TestServer } from './testServer.ts';

let server: TestServer;
let order: { id: number; version: number };
beforeAll(async () => {
  server = await startTestServer('embedded');
  order = (await first(
    server.database.kysely,
    sql<typeof order>`select id, version from orders where merchant_id = 101 and list = 'new'
      order by id limit 1`,
  ))!;
});
afterAll(() => server.close());

const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Values as JSON text: some of them are no value that JSON.stringify would write. */
const nasty: string[] = [
  'null',
  'true',
  '""',
  '"\\u0000"',
  '"\\ud800"',
  '"\\u202e\\u200b\\ufeff"',
  '"%"',
  '"_\\\\\'\\";--"',
  '"__proto__"',
  '"2026-02-30 00:00"',
  '"0000-01-01 00:00"',
  '"9999-12-31 23:59"',
  '"１２３"',
  '-0',
  '-1',
  '1.5',
  '1e308',
  '9007199254740991',
  '9007199254740993',
  '99999999999999999999',
  '2147483648',
  '[]',
  '{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":1}}',
  '[[[[1]]]]',
  JSON.stringify('x'.repeat(5_000)),
  JSON.stringify('🍜'.repeat(300)),
  JSON.stringify(Array.from({ length: 300 }, (_, i) => i)),
  deep(2_000),
];

/** Bodies that are right but for one place, which holds something nasty. */
const templates: Record<string, Record<string, unknown>> = {
  order: { order_id: 0, version: 0, reason: 'Because', status: 'accepted', member_id: null },
  lines: {
    order_method: 'pickup',
    table_id: null,
    customer_name: 'A',
    note: 'B',
    covers: 1,
    lines: [{ menu_id: 1_010_100, quantity: 1, options: [{ id: 1, quantity: 1 }], note: 'C' }],
  },
  changes: {
    version: 0,
    changes: [
      { type: 'add_adjustment', label: 'Label', rate: 100, amount: null },
      { type: 'set_quantity', line_id: 1, quantity: 2 },
    ],
  },
  money: {
    paid: true,
    order_id: 0,
    version: 0,
    tenders: [{ payment_option_id: 1_016_000, amount: 5 }],
  },
  combine: {
    target_id: 0,
    orders: [
      { order_id: 0, version: 0 },
      { order_id: 1, version: 0 },
    ],
    preview: true,
    preview_id: null,
  },
  deliver: {
    order_id: 0,
    version: 0,
    quote_id: '1.50300.400.1700000000000',
    customer_name: 'A',
    phone: '+60123456789',
    address: 'Some street 5',
  },
  sign: { username: 'x', password: 'y', signed: false },
  pin: {
    pin: '1234',
    request: { capability: 'order.void', object_id: 0, version: 0, amount: null },
  },
  out: { everywhere: false },
};

/** Every place in a template, as JSON text with something nasty there. */
function* mutants(template: object): Generator<string> {
  const mark = '"\u0001here"';
  const walk = function* (value: unknown, put: (it: unknown) => unknown): Generator<unknown> {
    yield put('\u0001here');
    if (value && typeof value === 'object')
      for (const [key, child] of Object.entries(value))
        yield* walk(child, (it) =>
          put(
            Array.isArray(value)
              ? value.map((one: unknown, i) => (String(i) === key ? it : one))
              : { ...value, [key]: it },
          ),
        );
  };
  for (const shape of walk(template, (it) => it)) {
    const text = JSON.stringify(shape).replace(JSON.stringify('\u0001here'), mark);
    for (const value of nasty) yield text.replace(mark, () => value);
  }
}

const aimed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(aimed);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      if (key === 'order_id' || key === 'target_id' || key === 'object_id')
        return [key, child === 0 ? order.id : child];
      return [key, key === 'version' ? order.version : aimed(child)];
    }),
  );
};

const templatesFor = ({ path }: AnyEndpoint): string[] => {
  if (path === '/login') return ['sign'];
  if (path === '/logout' || path === '/refresh') return ['out'];
  if (path.includes('shortcut_pin')) return ['pin'];
  if (path.includes('cart')) return ['lines'];
  if (path.includes('payment_status')) return ['money'];
  if (path.includes('combine')) return ['combine'];
  if (path.includes('order_delivery')) return ['deliver'];
  if (path.includes('/order/:')) return ['changes'];
  return ['order'];
};

const send = (to: AnyEndpoint, token: string, path: string, body?: string) =>
  server.fetch(`${baseURL}${path}`, {
    method: to.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  });

const failures: string[] = [];
const judge = async (what: string, response: Response) => {
  await response.body?.cancel();
  if (response.status >= 500) failures.push(`${response.status} ${what.slice(0, 300)}`);
};

test('no body makes the server fail', async () => {
  const { token } = await server.signIn('merchant');
  let sent = 0;
  for (const to of Object.values(allEndpoints()).filter(({ method }) => method !== 'GET')) {
    const isSlow = to.path === '/login' || to.path.includes('shortcut_pin');
    const path = fillPath(to.path, { order_id: order.id });
    // Every third; fewer where each may cost a hash.
    const bodies = templatesFor(to).flatMap((name) => [
      ...mutants(aimed(templates[name]) as object),
    ]);
    for (const body of bodies.filter((_, i) => i % (isSlow ? 31 : 3) === 0)) {
      const own = to.path === '/logout' ? (await server.signIn('host')).token : token;
      await judge(`${nameOf(to)} ${body}`, await send(to, own, path, body));
      sent += 1;
    }
  }
  expect(failures).toEqual([]);
  expect(sent).toBeGreaterThan(800);
}, 120_000);

test('no query, path or header makes the server fail', async () => {
  const { token } = await server.signIn('merchant');
  const values = nasty.map((json) => {
    try {
      return String(JSON.parse(json));
    } catch {
      return json;
    }
  });
  const keys = [
    'search',
    'start',
    'length',
    'order',
    'type',
    'startDate',
    'endDate',
    'merchant_id',
    'staff_id',
    'transaction_id',
    'status_remark',
    'sort',
    'since',
    'order_id',
    'postcode',
    'id',
    'a[0]',
    '__proto__[0]',
    '__proto__',
  ];
  for (const to of Object.values(allEndpoints()).filter(({ method }) => method === 'GET')) {
    for (const [at, value] of values.entries()) {
      const written = encodeURIComponent(value.toWellFormed());
      const path = fillPath(to.path, { id: value.toWellFormed(), role: 'user' });
      await judge(`${nameOf(to)} ${path}`, await send(to, token, path));
      // Every fourth of the pairs, another fourth for each endpoint.
      for (const [k, key] of keys.entries()) {
        if ((k + at + to.path.length) % 4 !== 0) continue;
        const url = `${fillPath(to.path, { id: 'me', role: 'user' })}?${key}=${written}`;
        await judge(`${nameOf(to)} ${url}`, await send(to, token, url));
      }
    }
  }
  for (const header of [
    'authorization',
    'idempotency-key',
    'approval',
    'signature',
    'admin-version',
    'cookie',
    'last-event-id',
    'content-type',
  ]) {
    for (const value of [
      '',
      'x'.repeat(9_000),
      'é',
      'Bearer ',
      'multipart/form-data',
      'v1;t=1;n=;s=',
      '-1',
      '\u00ff',
      '9'.repeat(30),
    ]) {
      for (const [path, method] of [
        ['/admin/events', 'GET'],
        ['/admin/void_order', 'POST'],
        ['/refresh', 'POST'],
      ] as const) {
        const response = await server.fetch(`${baseURL}${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, [header]: value },
          ...(method === 'POST' && { body: '{"order_id":1,"version":0,"reason":"why"}' }),
        });
        await judge(`${method} ${path} ${header}: ${value}`, response);
      }
    }
  }
  expect(failures).toEqual([]);
}, 120_000);

test('nothing of what was sent became anybody’s property', () => {
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  expect(Object.prototype).not.toHaveProperty('0');
});
