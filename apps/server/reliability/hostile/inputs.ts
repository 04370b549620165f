import { isWrite, nameOf, type AnyEndpoint } from '@servery/api';
import * as fc from 'fast-check';
import { bodies, type Sent } from './bodies.ts';
import { header } from './headers.ts';
import { meaningOf, namedBy } from './kinds.ts';
import { operationOf } from './operations.ts';
import type { Existing } from './pools.ts';
import { arbitraryOf } from './shapes.ts';
import { crude, rarely, text, verbs, written } from './arbitraries.ts';

/** A request that will be sent. */
export interface Hostile {
  name: string;
  method: string;
  /** The path and query after `/api`. */
  target: string;
  headers: Record<string, string>;
  body: Sent['body'];
  isChunked: boolean;
}

const wrongKeys = (name: string) => [
  `${name}[0]`,
  `${name}[]`,
  `${name}[9999]`,
  `${name}[-1]`,
  `${name}[99999999999]`,
  `${name}[__proto__]`,
  `${name}[0][0]`,
  `[${name}]`,
  `${name}.x`,
  `__proto__[${name}]`,
  '__proto__',
  'constructor[prototype]',
  `${name}%00`,
  name.toUpperCase(),
];

const query = (to: AnyEndpoint, { pools }: Existing): fc.Arbitrary<string> => {
  const keys = operationOf(to).parameters.filter((parameter) => parameter.in === 'query');
  const entries = keys.map(({ name, required, schema }) =>
    fc
      .tuple(arbitraryOf(schema, pools, name), fc.nat(2))
      .map(([value, dice]) => (required || dice === 0 ? `${name}=${written(value)}` : '')),
  );
  const right = fc.tuple(...entries).map((parts) => parts.filter(Boolean));
  const names = [...keys.map(({ name }) => name), 'unknown', '_method'];
  const wrong = fc
    .tuple(fc.constantFrom(...names), fc.nat(40), text, fc.boolean())
    .map(([name, dice, value, isCrude]) => {
      const key = wrongKeys(name)[dice] ?? name;
      return `${key}=${isCrude ? crude(value) : written(value)}`;
    });
  return fc
    .tuple(
      right,
      fc.oneof(
        { weight: 1, arbitrary: fc.constant([]) },
        { weight: 4, arbitrary: fc.array(wrong, { minLength: 1, maxLength: 3 }) },
      ),
    )
    .map(([some, more]) => [...some, ...more])
    .map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''));
};

/** A path, and the kind and id of the object that it names. */
type Filled = [path: string, named: string | undefined];

const pathOf = (to: AnyEndpoint, { pools }: Existing): fc.Arbitrary<Filled> => {
  const names = operationOf(to).parameters.filter((parameter) => parameter.in === 'path');
  if (names.length === 0) return fc.constant([to.path, undefined]);
  const meant: Existing['pools'] = (field, dice) =>
    pools(field.endsWith('id') ? namedBy(to) : field, dice);
  const params = names.map(({ name, schema }) =>
    fc.tuple(arbitraryOf(schema, meant, name), text, fc.nat(11)).map(([right, wrong, dice]) => {
      if (dice > 1) return { name, value: written(right), right };
      return { name, value: dice === 0 ? written(wrong) : crude(wrong), right: wrong };
    }),
  );
  return fc.tuple(...params).map((some) => {
    const path = some.reduce(
      (all, { name, value }) => all.replace(`:${name}`, () => value),
      to.path,
    );
    const id = some.find(({ right }) => typeof right === 'number')?.right;
    return [path, id === undefined ? undefined : `${namedBy(to)} ${String(id)}`];
  });
};

/** Returns requests to one endpoint, most of them invalid in one or two places. */
export function hostileTo(
  to: AnyEndpoint,
  { pools: known, versions }: Existing,
): fc.Arbitrary<Hostile> {
  const pools: Existing['pools'] = (field, dice) => known(meaningOf(to, field), dice);
  const existing = { pools, versions };
  const bodied = isWrite(to)
    ? bodies(to, existing)
    : fc.constant((): Sent => ({ body: null, isChunked: false }));
  return fc
    .tuple(
      pathOf(to, existing),
      query(to, existing),
      bodied,
      rarely(6, header),
      rarely(50, fc.constantFrom(...verbs)),
    )
    .map(([[path, named], search, give, oneHeader, verb]) => {
      const sent = give(named);
      const method = verb ?? sent.method ?? to.method;
      const isBodiless = ['GET', 'HEAD'].includes(method.toUpperCase());
      return {
        name: nameOf(to),
        method,
        target: path + search,
        headers: { 'content-type': 'application/json', ...sent.headers, ...oneHeader },
        body: isBodiless ? null : sent.body,
        isChunked: sent.isChunked && !isBodiless,
      };
    });
}
