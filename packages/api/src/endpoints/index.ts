import type { AnyEndpoint } from '../endpoint.ts';
import * as account from './account.ts';
import * as merchants from './merchants.ts';
import * as orders from './orders.ts';

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  !!value && typeof value === 'object' && 'method' in value && 'path' in value;

/** Every endpoint by its verb, for gates and documents; a screen imports the one it needs. */
export const allEndpoints = (): Record<string, AnyEndpoint> =>
  Object.fromEntries(
    Object.entries<unknown>({ ...account, ...merchants, ...orders }).filter(
      (entry): entry is [string, AnyEndpoint] => isEndpoint(entry[1]),
    ),
  );
