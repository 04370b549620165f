import { describe, expect, test } from 'vitest';
import { createClient } from './call.ts';
import { allEndpoints } from './endpoints/index.ts';
import { nameOf, type AnyEndpoint, type Input } from './endpoint.ts';
import { Problem, type ProblemCode } from './problems.ts';
import * as template from './template/index.ts';

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const endpoints = [
  ...Object.values(allEndpoints()),
  ...Object.values<unknown>(template).filter(isEndpoint),
].filter(({ stream }) => !stream);

const json = { 'content-type': 'application/json' };
const page = '<!doctype html><title>Free Wi-Fi</title>';
const html = { 'content-type': 'text/html' };

/** A body whose connection is reset after a first part. */
const resetBody = () =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"aaData":[')),
    pull: (controller) => controller.error(new TypeError('network error')),
  });

/** A response that never comes. Rejects when its signal is aborted, as `fetch` does. */
const hang = (init?: RequestInit) =>
  new Promise<never>((_, reject) => {
    const { signal } = init ?? {};
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** Sends headers, but no body until its signal is aborted. */
const hangInBody = (init?: RequestInit) => {
  const start = (controller: ReadableStreamDefaultController) => {
    const { signal } = init ?? {};
    signal?.addEventListener('abort', () => controller.error(signal.reason));
  };
  return new Response(new ReadableStream({ start }), { headers: json });
};

type Fault = (init?: RequestInit) => Response | Promise<Response>;

const faults: readonly (readonly [name: string, fault: Fault, code: ProblemCode])[] = [
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ['Response.error()', () => Response.error(), 'offline'],
  ['a connection reset in the body', () => new Response(resetBody(), { headers: json }), 'offline'],
  [
    'a connection reset in the body of an error',
    () => new Response(resetBody(), { status: 500 }),
    'offline',
  ],
  ['no answer in time', hang, 'offline'],
  ['no body in time', hangInBody, 'offline'],
  ['a bare 500', () => new Response(null, { status: 500 }), 'crashed'],
  ['a 500', () => Response.json({ code: 'crashed' }, { status: 500 }), 'crashed'],
  ['a gateway’s page of HTML', () => new Response(page, { status: 502, headers: html }), 'crashed'],
  [
    'a maintenance page of HTML',
    () => new Response(page, { status: 503, headers: html }),
    'maintenance',
  ],
  ['a redirect', () => new Response(null, { status: 302 }), 'crashed'],
  ['malformed JSON', () => new Response('{"aaData":[', { headers: json }), 'crashed'],
  ['HTML instead of JSON', () => new Response(page, { headers: html }), 'crashed'],
  ['HTML that claims to be JSON', () => new Response(page, { headers: json }), 'crashed'],
  ['an empty body', () => new Response('', { headers: json }), 'crashed'],
  ['no content', () => new Response(null, { status: 204 }), 'crashed'],
  ['null', () => Response.json(null), 'crashed'],
  ['a number', () => Response.json(1), 'crashed'],
  ['an empty object', () => Response.json({}), 'crashed'],
  ['a list of something else', () => Response.json(['a']), 'crashed'],
  ['another host’s answer', () => Response.json({ ok: true, message: 'done' }), 'crashed'],
  ['a problem with the status of a success', () => Response.json({ code: 'forbidden' }), 'crashed'],
];

const timeoutMs = 40;
const input = { params: {}, query: {}, body: {} } as Input<AnyEndpoint>;

/**
 * Calls every endpoint on a host with a fault. Returns one line for each endpoint that doesn't
 * reject with `code`.
 */
async function surprises(fault: Fault, code: ProblemCode): Promise<string[]> {
  const { call } = createClient({
    baseURL: 'http://shop/api',
    fetch: async (_input, init) => fault(init),
    timeoutMs,
  });
  const outcomes = endpoints.map(async (to) => {
    const outcome = await call(to, input).then(
      () => 'looks like success',
      (error: unknown) => (error instanceof Problem ? error.code : String(error)),
    );
    return outcome === code ? [] : [`${nameOf(to)}: ${outcome}`];
  });
  return (await Promise.all(outcomes)).flat();
}

describe('every endpoint of the contract', () => {
  test.each(faults)('rejects on %s', async (_name, fault, code) => {
    expect(await surprises(fault, code)).toEqual([]);
  });
});
