import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createClient, type ClientOptions } from './call.ts';
import { endpoint } from './endpoint.ts';
import { Problem } from './problems.ts';
import { personHeader } from './wire.ts';

const reply = v.object({ result: v.string() });
const read = endpoint.get('/thing/:id', {
  summary: 'Reads.',
  capability: 'session',
  params: v.object({ id: v.number() }),
  query: v.object({ ids: v.optional(v.array(v.number())) }),
  returns: reply,
});
const write = endpoint.put('/thing', {
  summary: 'Writes.',
  capability: 'session',
  tunnel: true,
  body: v.object({ name: v.string() }),
  returns: reply,
  current: v.object({ version: v.number() }),
  problems: ['conflict', 'tooLate'],
});

/** A fake host that returns canned responses in order and records the requests. */
function host(...answers: (() => Response)[]) {
  const sent: Request[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    sent.push(new Request(input, init));
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    if (!answer) throw new TypeError('no answer');
    return answer();
  };
  const client = (options: ClientOptions = {}) =>
    createClient({
      baseURL: 'http://shop/api',
      fetch,
      ...options,
    });
  return { sent, client };
}

const ok = () => Response.json({ result: 'yes' });
const refuse =
  (status: number, body: unknown = {}) =>
  () =>
    Response.json(body, { status });

describe('client', () => {
  test('sends the person on a counter with writes, and the same person when it retries one', async () => {
    const { sent, client } = host(refuse(401, { code: 'sessionExpired' }), ok);
    let person = 13;
    const renew = async () => {
      person = 12;
      return true;
    };
    const { call } = client({ credentials: { token: () => 'abc', person: () => person, renew } });
    await call(write, { body: { name: 'tea' } });
    await call(read, { params: { id: 7 }, query: {} });
    expect(sent.map(({ headers }) => headers.get(personHeader))).toEqual(['13', '13', null]);
  });

  test('sends the bearer token, version and accept headers, and arrays as indexed keys', async () => {
    const { sent, client } = host(ok);
    const credentials = { token: () => 'abc', sign: async () => 'mark' };
    const { call } = client({ credentials });
    expect(await call(read, { params: { id: 7 }, query: { ids: [1, 2] } })).toEqual({
      result: 'yes',
    });
    const [request] = sent;
    expect(decodeURIComponent(request?.url ?? '')).toBe(
      'http://shop/api/thing/7?ids[0]=1&ids[1]=2',
    );
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      accept: 'application/json',
      'admin-version': '5.4.3',
      authorization: 'Bearer abc',
      signature: 'mark',
    });
    expect(request?.headers.has('idempotency-key')).toBe(false);
  });

  test('tunnels a write through POST with its method in the body', async () => {
    const { sent, client } = host(ok);
    await client().call(write, { body: { name: 'a' } });
    const [request] = sent;
    expect(request?.method).toBe('POST');
    expect(await request?.json()).toEqual({ name: 'a', _method: 'PUT' });
    expect(request?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  });

  test('retries a read after a bad gateway, and never retries a write', async () => {
    const reads = host(refuse(502), ok);
    let marks = 0;
    const credentials = { token: () => 'abc', sign: async () => `mark ${(marks += 1)}` };
    await reads.client({ credentials }).call(read, { params: { id: 1 }, query: {} });
    expect(reads.sent.map(({ headers }) => headers.get('signature'))).toEqual(['mark 1', 'mark 2']);
    const writes = host(refuse(502), ok);
    await expect(writes.client().call(write, { body: { name: 'a' } })).rejects.toThrow(Problem);
    expect(writes.sent).toHaveLength(1);
  });

  test('rejects with the host’s problem and passes it to onProblem', async () => {
    const { client } = host(refuse(409, { code: 'conflict', current: { version: 2 } }));
    const seen: string[] = [];
    const { call } = client({ onProblem: ({ code }) => seen.push(code) });
    await expect(call(write, { body: { name: 'a' } })).rejects.toMatchObject({
      code: 'conflict',
      status: 409,
      matter: { current: { version: 2 } },
    });
    expect(seen).toEqual(['conflict']);
  });

  test.each([
    [401, 'sessionExpired'],
    [400, 'storeClosed'],
    [410, 'outdated'],
    [429, 'throttled'],
    [500, 'crashed'],
    [503, 'maintenance'],
  ])('maps a bare %i response to %s', async (status, code) => {
    const { client } = host(refuse(status));
    await expect(client().call(write, { body: { name: 'a' } })).rejects.toMatchObject({ code });
  });

  test('maps an HTML page to crashed and a network failure to offline', async () => {
    const page = host(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    const input = { params: { id: 1 }, query: {} };
    await expect(page.client().call(read, input)).rejects.toMatchObject({ code: 'crashed' });
    await expect(
      host()
        .client()
        .call(write, { body: { name: 'a' } }),
    ).rejects.toMatchObject({
      code: 'offline',
      status: 0,
    });
  });

  test('renews an expired session once, repeats the request with the same key, then gives up', async () => {
    let token = 'old';
    const renew = async () => {
      token = 'new';
      return true;
    };
    const credentials = { token: () => token, renew };
    const { sent, client } = host(refuse(401), ok);
    await client({ credentials }).call(write, { body: { name: 'a' } }, { idempotencyKey: 'k' });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key')))).toEqual(
      new Set(['k']),
    );
    const never = host(refuse(401));
    const call = never.client({ credentials }).call(write, { body: { name: 'a' } });
    await expect(call).rejects.toMatchObject({ code: 'sessionExpired' });
    expect(never.sent).toHaveLength(2);
  });

  test('does not turn an abort into a Problem', async () => {
    const stop = new AbortController();
    stop.abort();
    const { client } = host(ok);
    const call = client().call(read, { params: { id: 1 }, query: {} }, { signal: stop.signal });
    await expect(call).rejects.not.toBeInstanceOf(Problem);
  });
});
