import { useMemo, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

function textOf(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // The browser blocks storage.
    return null;
  }
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
  const text = useSyncExternalStore(subscribe, () => textOf(key));
  return useMemo(() => {
    try {
      const value: unknown = JSON.parse(text ?? 'null');
      return isFit(value) ? value : fallback;
    } catch {
      return fallback;
    }
  }, [text, fallback, isFit]);
}
