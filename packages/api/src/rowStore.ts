import { mockBehaviour, type Amount } from './mockBehaviour.ts';

/** The storage for sample data: `localStorage` or a compatible object. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The stored rows of a template app. A visitor's changes stay in the browser until they are reset.
 */
export interface RowStore<Rows> {
  /** Returns the current rows. */
  read: () => Rows;
  /** Changes the rows in place and stores them. Returns the result of `make`. */
  change: <Result>(make: (rows: Rows) => Result) => Result;
  /** Restores the initial rows. */
  reset: () => void;
}

const prefix = 'servery.template.';
const amounts = ['usual', 'none', 'many'] as const satisfies readonly Amount[];
const all = new Set<() => void>();

/** Whether a `storage` event reports a change of template app data in another tab. */
export const isRowStoreEvent = ({ key }: Pick<StorageEvent, 'key'>): boolean =>
  key === null || key.startsWith(prefix);

const localStore = () => ('localStorage' in globalThis ? globalThis.localStorage : undefined);

/** Resets every template app to its initial rows, including those that this page hasn't opened. */
export const resetRowStores = (): void => {
  for (const reset of all) reset();
  const store = localStore();
  for (const key of Object.keys(store ?? {})) if (key.startsWith(prefix)) store?.removeItem(key);
};

const readFrom = (store: KeyValueStore | undefined, key: string): unknown => {
  try {
    return JSON.parse(store?.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/**
 * Creates the store of one template app's rows under its name. Rows are plain JSON. `seed`
 * generates the initial rows in the amount of the current scenario; each amount is stored
 * separately. Rows that another tab has changed are read again.
 */
export function createRowStore<Rows>(
  name: string,
  seed: (amount: Amount) => Rows,
  store: KeyValueStore | undefined = localStore(),
): RowStore<Rows> {
  const cache = new Map<Amount, Rows>();
  const keyOf = (amount: Amount) => prefix + (amount === 'usual' ? name : `${name}.${amount}`);
  const read = () => {
    const { amount } = mockBehaviour;
    const rows =
      cache.get(amount) ?? (readFrom(store, keyOf(amount)) as Rows | undefined) ?? seed(amount);
    cache.set(amount, rows);
    return rows;
  };
  const rowStore: RowStore<Rows> = {
    read,
    change: (make) => {
      const rows = read();
      const result = make(rows);
      const key = keyOf(mockBehaviour.amount);
      try {
        store?.setItem(key, JSON.stringify(rows));
      } catch {
        // If the storage is full, the only consequence is that a reload starts from the seed.
        store?.removeItem(key);
      }
      return result;
    },
    reset: () => {
      for (const amount of amounts) store?.removeItem(keyOf(amount));
      cache.clear();
    },
  };
  all.add(rowStore.reset);
  globalThis.addEventListener?.('storage', ({ key }) => {
    for (const amount of amounts) if (key === null || key === keyOf(amount)) cache.delete(amount);
  });
  return rowStore;
}
