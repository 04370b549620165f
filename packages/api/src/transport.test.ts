import { describe, expect, test } from 'vitest';
import { createTransport, type Outgoing } from './transport.ts';

type Answer = (init?: RequestInit) => Response | Promise<Response>;

const url = 'http://shop/api/thing';
const events = { 'content-type': 'text/event-stream' };

const status =
  (code: number): Answer =>
  () =>
    Response.json({}, { status: code });

/** A response whose connection is reset in the body. */
const resetBody: Answer = () =>
  new Response(
    new ReadableStream({ start: (controller) => controller.error(new TypeError('reset')) }),
  );

/** Never responds; rejects when its signal is aborted, as `fetch` does. */
const hang: Answer = (init) =>
  new Promise((_, reject) => {
    const { signal } = init ?? {};
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

/**
 * A transport on a host that gives these responses in order and repeats the last one. `sent` has
 * the time of each attempt and its header `attempt`.
 */
function host(...answers: Answer[]) {
  const sent: { at: number; attempt: string | null }[] = [];
  const transport = createTransport(
    async (_url, init) => {
      sent.push({
        at: performance.now(),
        attempt: new Headers(init?.headers).get('attempt'),
      });
      return answers[Math.min(sent.length, answers.length) - 1]!(init);
    },
    () => undefined,
  );
  let attempts = 0;
  const send = (request: Partial<Outgoing> = {}) =>
    transport(url, {
      method: 'GET',
      headers: async () => ({ attempt: String((attempts += 1)) }),
      ...request,
    });
  return { sent, send };
}

describe.concurrent('a read', () => {
  test.each<[string, number, Answer]>([
    ['no response', 3, () => Promise.reject(new TypeError('Failed to fetch'))],
    ['Response.error()', 3, () => Response.error()],
    ['a connection reset in the body', 3, resetBody],
    ['a 408', 3, status(408)],
    ['a 502', 3, status(502)],
    ['a 504', 3, status(504)],
    ['a 409', 1, status(409)],
    ['a 429', 1, status(429)],
    ['a 500', 1, status(500)],
    ['a 503', 1, status(503)],
    ['a time-out', 1, hang],
    ['an abort', 1, () => Promise.reject(new DOMException('Aborted', 'AbortError'))],
  ])('with %s is sent %i times', async (_name, times, answer) => {
    const { sent, send } = host(answer);
    await expect(send({ timeout: 50 })).rejects.toThrow();
    expect(sent.map(({ attempt }) => attempt)).toEqual(['1', '2', '3'].slice(0, times));
  });

  test('is retried after 300 ms, and returns the content of the first success', async () => {
    const { sent, send } = host(status(502), () => Response.json({ a: 1 }));
    await expect(send()).resolves.toEqual({ a: 1 });
    expect(sent).toHaveLength(2);
    // A timer may fire a millisecond early.
    expect(sent[1]!.at - sent[0]!.at).toBeGreaterThanOrEqual(299);
  });

  test('has the same time limit when it is retried', async () => {
    const { sent, send } = host(status(502), hang);
    await expect(send({ timeout: 50 })).rejects.toMatchObject({ code: 'offline' });
    expect(sent).toHaveLength(2);
  });

  test('can be aborted when it is retried', async () => {
    const stop = new AbortController();
    const { send } = host(status(502), (init) => {
      stop.abort();
      init?.signal?.throwIfAborted();
      return Response.json({});
    });
    await expect(send({ signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('a %s is sent once', async (method) => {
  for (const answer of [status(502), () => Response.error()]) {
    const { sent, send } = host(answer);
    await expect(send({ method, body: '{}' })).rejects.toThrow();
    expect(sent).toHaveLength(1);
  }
});

describe('a stream', () => {
  test('resolves before its body ends', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    });
    const { send } = host(() => new Response(body, { headers: events }));
    const stream = (await send({ isStream: true })) as ReadableStream<Uint8Array>;
    const { value } = await stream.getReader().read();
    expect(new TextDecoder().decode(value)).toBe('data: 1\n\n');
  });

  test.each<[string, string, Answer]>([
    ['a refusal', 'forbidden', () => Response.json({ code: 'forbidden' }, { status: 403 })],
    ['a 502', 'crashed', status(502)],
    ['a page', 'crashed', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    ['JSON', 'crashed', () => Response.json({ a: 1 })],
    ['a picture', 'crashed', () => new Response(new Blob(['a'], { type: 'image/png' }))],
    ['no body', 'crashed', () => new Response(null, { headers: events })],
    ['no response', 'offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['Response.error()', 'offline', () => Response.error()],
  ])('with %s rejects as %s, and is sent once', async (_name, code, answer) => {
    const { sent, send } = host(answer);
    await expect(send({ isStream: true })).rejects.toMatchObject({ code });
    expect(sent).toHaveLength(1);
  });
});

test('Response.error() rejects as a network error', async () => {
  const { send } = host(() => Response.error());
  await expect(send({ method: 'POST', body: '{}' })).rejects.toMatchObject({
    code: 'offline',
    cause: expect.any(TypeError) as TypeError,
  });
});

test('a call that gets an event stream instead of JSON rejects', async () => {
  const { send } = host(() => new Response('data: 1\n\n', { headers: events }));
  await expect(send()).rejects.toMatchObject({ code: 'crashed' });
});

test('a form keeps its boundary', async () => {
  const types: (string | null)[] = [];
  const { send } = host((init) => {
    types.push(new Request(url, init).headers.get('content-type'));
    return Response.json({});
  });
  const body = new FormData();
  body.set('file', new Blob(['a']));
  await send({ method: 'POST', body });
  await send({ method: 'POST', body: '{}' });
  expect(types).toEqual([
    expect.stringMatching(/^multipart\/form-data; boundary=/),
    'application/json',
  ]);
});
