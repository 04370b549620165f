import { weather, type Amount } from './weather.ts';

/** Where a sample is kept: `localStorage`, or anything like it. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The rows of a template app: a visitor's changes live on in the browser until they are reset. */
export interface Kept<Rows> {
  /** The rows as they are now. */
  read: () => Rows;
  /** Changes the rows in place and keeps them; answers what the change answers. */
  change: <Result>(make: (rows: Rows) => Result) => Result;
  /** Back to how they were at first. */
  reset: () => void;
}

const prefix = 'servery.template.';
const amounts = ['usual', 'none', 'many'] as const satisfies readonly Amount[];
const all = new Set<() => void>();

/** Whether a `storage` event tells of a change that another tab made to a template app. */
export const isKeptElsewhere = ({ key }: Pick<StorageEvent, 'key'>): boolean =>
  key === null || key.startsWith(prefix);

const shelfHere = () => ('localStorage' in globalThis ? globalThis.localStorage : undefined);

/** Puts every template app back to how it was at first, those too that this page has not opened. */
export const resetKept = (): void => {
  for (const reset of all) reset();
  const shelf = shelfHere();
  for (const key of Object.keys(shelf ?? {})) if (key.startsWith(prefix)) shelf?.removeItem(key);
};

const readFrom = (shelf: Shelf | undefined, key: string): unknown => {
  try {
    return JSON.parse(shelf?.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/**
 * Keeps the rows of one template app under its name. Rows are plain JSON; `seed` makes them anew,
 * as many as the weather asks for, and what is changed among many is not mixed with the usual.
 * Rows that another tab has changed are read again.
 */
export function keep<Rows>(
  name: string,
  seed: (amount: Amount) => Rows,
  shelf: Shelf | undefined = shelfHere(),
): Kept<Rows> {
  const shelved = new Map<Amount, Rows>();
  const keyOf = (amount: Amount) => prefix + (amount === 'usual' ? name : `${name}.${amount}`);
  const read = () => {
    const { amount } = weather;
    const rows =
      shelved.get(amount) ?? (readFrom(shelf, keyOf(amount)) as Rows | undefined) ?? seed(amount);
    shelved.set(amount, rows);
    return rows;
  };
  const kept: Kept<Rows> = {
    read,
    change: (make) => {
      const rows = read();
      const result = make(rows);
      const key = keyOf(weather.amount);
      try {
        shelf?.setItem(key, JSON.stringify(rows));
      } catch {
        // A full shelf only means that a reload begins anew.
        shelf?.removeItem(key);
      }
      return result;
    },
    reset: () => {
      for (const amount of amounts) shelf?.removeItem(keyOf(amount));
      shelved.clear();
    },
  };
  all.add(kept.reset);
  globalThis.addEventListener?.('storage', ({ key }) => {
    for (const amount of amounts) if (key === null || key === keyOf(amount)) shelved.delete(amount);
  });
  return kept;
}
