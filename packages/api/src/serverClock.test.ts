import { describe, expect, test } from 'vitest';
import { createClient } from './call.ts';
import { logout } from './endpoints/account.ts';
import { createServerClock } from './serverClock.ts';
import { importKey, sign, signatureHeader, verify } from './signature.ts';

const noon = Date.UTC(2026, 10, 20, 12);
const minute = 60_000;
const dateOf = (time: number) => new Date(time).toUTCString();

describe('server clock', () => {
  test.each([
    ['right', 0],
    ['half a minute fast', 30_000],
    ['half a minute slow', -30_000],
  ])('is not corrected when the device clock is %s', (_, off) => {
    const clock = createServerClock({}, () => noon + off);
    expect(clock.learn(dateOf(noon))).toBe(false);
    expect(clock.now()).toBe(noon + off);
  });

  test('corrects itself from a response, and stores the offset', () => {
    const offsets: number[] = [];
    let own = noon - 47 * minute;
    const clock = createServerClock({ onOffset: (offset) => offsets.push(offset) }, () => own);
    expect(clock.learn(dateOf(noon))).toBe(true);
    expect(clock.now()).toBe(noon);
    own += minute;
    expect(clock.learn(dateOf(noon + minute))).toBe(false);
    // Someone corrects the device's clock.
    own = noon + 2 * minute;
    expect(clock.learn(dateOf(noon + 2 * minute))).toBe(true);
    expect(clock.now()).toBe(noon + 2 * minute);
    expect(offsets).toEqual([47 * minute, 0]);
  });

  test('ignores a response without a valid date', () => {
    const clock = createServerClock({ offset: minute }, () => noon);
    expect([clock.learn(null), clock.learn('soon')]).toEqual([false, false]);
    expect(clock.now()).toBe(noon + minute);
  });
});

describe('client on a device with an incorrect clock', () => {
  const token = 'a'.repeat(43);
  const open = async (own: number) => {
    const key = await importKey('A'.repeat(43));
    const clock = createServerClock({}, () => own);
    const seen: string[] = [];
    const reach: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const nonce = await verify(
        key,
        request.headers.get(signatureHeader) ?? '',
        {
          method: request.method,
          url: pathname + search,
          body: await request.text(),
          token,
          version: request.headers.get('admin-version') ?? '',
          headers: Object.fromEntries(request.headers),
        },
        noon,
      );
      seen.push(`${request.headers.get('idempotency-key')} ${nonce !== null}`);
      const [status, body] = nonce
        ? [200, { is_signed_out: true }]
        : [403, { code: 'badSignature' }];
      return Response.json(body, { status, headers: { date: dateOf(noon) } });
    };
    const client = createClient({
      baseURL: 'http://server.test/api',
      fetch: reach,
      credentials: {
        token: () => token,
        sign: (it) => sign(key, it, clock.now()),
        learn: clock.learn,
      },
    });
    return { client, seen };
  };

  test.each([
    ['ten minutes fast', 10 * minute],
    ['a day slow', -24 * 60 * minute],
  ])('repeats a request with the same key when the clock is %s', async (_, off) => {
    const { client, seen } = await open(noon + off);
    const options = { idempotencyKey: 'one' };
    await expect(client.call(logout, { body: {} }, options)).resolves.toMatchObject({
      is_signed_out: true,
    });
    expect(seen).toEqual(['one false', 'one true']);
    await client.call(logout, { body: {} }, { idempotencyKey: 'two' });
    expect(seen).toEqual(['one false', 'one true', 'two true']);
  });

  test('repeats each of several concurrent requests once', async () => {
    const { client, seen } = await open(noon - 10 * minute);
    const read = { url: '/get_version', method: 'GET' } as const;
    await Promise.all([client.request(read), client.request(read)]);
    expect(seen.filter((one) => one.endsWith('true'))).toHaveLength(2);
    expect(seen).toHaveLength(4);
  });
});

test('does not repeat a request whose signature is invalid for another reason', async () => {
  let sent = 0;
  const clock = createServerClock();
  const { call } = createClient({
    baseURL: 'http://server.test/api',
    fetch: () => {
      sent += 1;
      const headers = { date: dateOf(Date.now()) };
      return Promise.resolve(Response.json({ code: 'badSignature' }, { status: 403, headers }));
    },
    credentials: { token: () => 'a', sign: () => Promise.resolve('b'), learn: clock.learn },
  });
  await expect(call(logout, { body: {} })).rejects.toMatchObject({ code: 'badSignature' });
  expect(sent).toBe(1);
});
