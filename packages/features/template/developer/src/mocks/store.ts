import { Problem } from '@servery/api';
import { createRowStore } from '@servery/api/mocks';
import type { ApiKey, ApiKeyType } from '@servery/api/template';

interface ApiKeys {
  /** The latest first. */
  apiKeys: ApiKey[];
  /** The id of the next key, which no key has had. */
  nextId: number;
}

const seeds: readonly [name: string, type: ApiKeyType, ending: string, createdDate: string][] = [
  ['Delivery app', 'read-write', '7f2c', '2026-09-14T06:20:00.000Z'],
  ['Accounting export', 'read-only', 'b81e', '2026-05-03T02:45:00.000Z'],
  ['Server of the head office', 'full-control', '04d9', '2025-12-21T09:05:00.000Z'],
];
const sizes = { usual: seeds.length, none: 0, many: 60 };

const makeKeys = (count: number): ApiKey[] =>
  Array.from({ length: count }, (_, index): ApiKey => {
    const [name, type, ending, createdDate] = seeds[index % seeds.length]!;
    const round = Math.floor(index / seeds.length);
    return {
      id: count - index,
      name: round === 0 ? name : `${name} ${round + 1}`,
      type,
      ending,
      createdDate,
    };
  });

/** The API keys of the current visitor. */
export const store = createRowStore<ApiKeys>('api-keys', (amount) => ({
  apiKeys: makeKeys(sizes[amount]),
  nextId: sizes[amount] + 1,
}));

/**
 * Returns the stored API key with an id.
 * @throws `notFound` if there's none
 */
export function storedKey({ apiKeys }: ApiKeys, id: number): ApiKey {
  const found = apiKeys.find((apiKey) => apiKey.id === id);
  if (!found) throw new Problem('notFound');
  return found;
}
