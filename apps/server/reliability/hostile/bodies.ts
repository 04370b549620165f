import type { AnyEndpoint } from '@servery/api';
import * as fc from 'fast-check';
import { aimed } from './aim.ts';
import { forms } from './forms.ts';
import { isSendable } from './headers.ts';
import { kinds, mutant, type Mutation } from './mutants.ts';
import { operationOf } from './operations.ts';
import type { Existing } from './pools.ts';
import { arbitraryOf } from './shapes.ts';
import { json, text } from './arbitraries.ts';

const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.oneof(
    { weight: 5, arbitrary: fc.constant('replace' as const) },
    { weight: 4, arbitrary: fc.constantFrom(...kinds) },
  ),
  at: fc.nat(10_000),
  value: json,
  name: text,
});

const bytes = fc.uint8Array({ maxLength: 200 }).map((some) => new Uint8Array(some));

const bodyOf = (to: AnyEndpoint, existing: Existing): fc.Arbitrary<unknown> => {
  // Forms have a schema too; here they are sent as JSON, and are refused as such.
  const [mediaType] = Object.values(operationOf(to).requestBody?.content ?? {});
  const shape = mediaType?.schema ?? { type: 'object' };
  return arbitraryOf(shape, existing.pools, '');
};

const contentTypes = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=\u00ff',
  '',
  ';',
  'x'.repeat(3_000),
];

const tunnels = ['GET', 'get', 'PUT', 'PATCH', 'DELETE', 'POST', 'BREW', '', 1, null, [], {}, '\0'];

/** The parts of a request that depend on its body. */
export interface Sent {
  body: string | Uint8Array<ArrayBuffer> | null;
  /** Sent in chunks, without a content length. */
  isChunked: boolean;
  method?: string;
  headers?: Record<string, string>;
}

/**
 * Returns variants of a body: valid, invalid in one to three places, truncated, tunnelled, or of
 * another content type.
 */
export function bodies(
  to: AnyEndpoint,
  existing: Existing,
): fc.Arbitrary<(named?: string) => Sent> {
  const right = bodyOf(to, existing);
  const aim = (body: unknown, named?: string) => aimed(body, to, existing.versions, named);
  const plain = (body: Sent['body'], more: Partial<Sent> = {}): Sent => ({
    body,
    isChunked: false,
    ...more,
  });
  return fc.oneof(
    {
      weight: to.multipart ? 20 : 0,
      arbitrary: forms.map(
        ({ body, headers }) =>
          () =>
            plain(body, { headers }),
      ),
    },
    {
      weight: 2,
      arbitrary: right.map((body) => (named?: string) => plain(JSON.stringify(aim(body, named)))),
    },
    {
      weight: 12,
      arbitrary: fc.tuple(right, mutation).map(
        ([body, one]) =>
          (named?: string) =>
            plain(mutant(aim(body, named), one)),
      ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(right, fc.nat(500), fc.constantFrom('', '}', ',', '\0', '\ufeff'))
        .map(([body, at, more]) => (named?: string) => {
          const whole = JSON.stringify(aim(body, named));
          return plain(whole.slice(0, at % (whole.length + 1)) + more);
        }),
    },
    { weight: 1, arbitrary: fc.oneof(bytes, json, text).map((body) => () => plain(body)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(right, fc.constantFrom(...contentTypes))
        .map(([body, type]) => (named?: string) => {
          const headers: Record<string, string> = isSendable('content-type', type)
            ? { 'content-type': type }
            : {};
          return plain(JSON.stringify(aim(body, named)), { headers });
        }),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(right, mutation).map(([body, one]) => (named?: string) => ({
        body: mutant(aim(body, named), one),
        isChunked: true,
      })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(right, fc.constantFrom(...tunnels, to.method))
        .map(([body, _method]) => (named?: string) => {
          const inner = aim(body, named);
          const folded = inner && typeof inner === 'object' ? { ...inner, _method } : inner;
          return plain(JSON.stringify(folded), { method: 'POST' });
        }),
    },
  );
}
