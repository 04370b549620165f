import { useMemo, useSyncExternalStore } from 'react';
import { storedText, storedValue } from './stored.ts';

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

/**
 * Returns a value that another window of this browser stores, and keeps it up to date. Stored values
 * that fail the `isFit` check are replaced by the fallback.
 */
export function useStoredElsewhere<T>(
  key: string,
  fallback: T,
  isFit: (value: unknown) => value is T,
): T {
  const text = useSyncExternalStore(subscribe, () => storedText(key));
  return useMemo(() => storedValue(text, fallback, isFit), [text, fallback, isFit]);
}
