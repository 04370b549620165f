import { useState } from 'react';
import { storedText, storedValue } from './stored.ts';

const read = <T>(key: string, fallback: T, isFit: (value: unknown) => value is T): T =>
  storedValue(storedText(key), fallback, isFit);

/**
 * Returns a value that is stored in this browser, and its setter. Stored values that fail the
 * `isFit` check are replaced by the fallback.
 */
export function useStored<T>(
  key: string,
  fallback: T,
  isFit: (value: unknown) => value is T,
): [T, (value: T) => void] {
  const [held, setHeld] = useState(() => ({ key, value: read(key, fallback, isFit) }));
  const value = held.key === key ? held.value : read(key, fallback, isFit);
  if (held.key !== key) setHeld({ key, value });
  const save = (next: T) => {
    setHeld({ key, value: next });
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage, the value still applies while the page is open.
    }
  };
  return [value, save];
}
