import { nameOf, type AnyEndpoint } from '@servery/api';

/** Whether a cache key belongs to an endpoint. */
export const isOf = (key: unknown, to: AnyEndpoint): boolean =>
  Array.isArray(key) && key[0] === nameOf(to);
