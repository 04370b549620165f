import { useEffect, useState } from 'react';
import { readStored } from './useStored.ts';

/**
 * Returns a value that another window of this browser stores, and keeps it up to date. Stored values
 * that fail the `isFit` check are replaced by the fallback. `fallback` and `isFit` must be stable.
 */
export function useStoredElsewhere<T>(
  key: string,
  fallback: T,
  isFit: (value: unknown) => value is T,
): T {
  const [value, setValue] = useState(() => readStored(key, fallback, isFit));
  useEffect(() => {
    const refresh = () => setValue(readStored(key, fallback, isFit));
    // Another window may have changed it before this one listened.
    refresh();
    const onStorage = (event: StorageEvent) => {
      // Without a key, the whole storage was cleared.
      if (event.key === key || event.key === null) refresh();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [key, fallback, isFit]);
  return value;
}
