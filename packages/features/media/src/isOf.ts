import { nameOf, type AnyEndpoint } from '@servery/api';

/** Whether a cached answer is one of an endpoint's. */
export const isOf = (key: unknown, to: AnyEndpoint): boolean =>
  Array.isArray(key) && key[0] === nameOf(to);
