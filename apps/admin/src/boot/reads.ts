import { encodeQuery, fillPath, nameOf } from '@servery/api';
import type { AnyEndpoint, Input } from '@servery/api';

/** A read that can start before its endpoint is there: the name and input that its answer is kept under, and its address. */
export interface FirstRead {
  key: readonly [name: string, input: unknown];
  url: string;
}

/** A read by the path of its endpoint, which would bring its whole description along; its type holds the path to it. */
export function read<E extends AnyEndpoint>(path: E['path'], input: Input<E>): FirstRead {
  const { params, query } = input as Record<string, Record<string, unknown> | undefined>;
  const asked = encodeQuery(query);
  const url = `/api${fillPath(path, params)}${asked && `?${asked}`}`;
  return { key: [nameOf({ method: 'GET', path }), input], url };
}
