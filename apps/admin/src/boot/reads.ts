import { encodeQuery, fillPath, nameOf } from '@servery/api';
import type { AnyEndpoint, Input } from '@servery/api';

/**
 * A request that can start before its endpoint's code has loaded: the cache key of its response,
 * and its URL.
 */
export interface FirstRead {
  key: readonly [name: string, input: unknown];
  url: string;
}

/**
 * Returns a request from the path of its endpoint. Importing the endpoint itself would bring its
 * schemas into the HTML.
 */
export function read<E extends AnyEndpoint>(path: E['path'], input: Input<E>): FirstRead {
  const { params, query } = input as Record<string, Record<string, unknown> | undefined>;
  const search = encodeQuery(query);
  const url = `/api${fillPath(path, params)}${search && `?${search}`}`;
  return { key: [nameOf({ method: 'GET', path }), input], url };
}
