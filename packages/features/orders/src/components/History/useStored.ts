import { useState } from 'react';

function read<T>(key: string, fallback: T, isFit: (value: unknown) => value is T): T {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isFit(kept) ? kept : fallback;
  } catch {
    return fallback;
  }
}

/** A choice that this browser keeps; what is kept but does not fit is forgotten. */
export function useStored<T>(
  key: string,
  fallback: T,
  isFit: (value: unknown) => value is T,
): [T, (value: T) => void] {
  const [held, setHeld] = useState(() => ({ key, value: read(key, fallback, isFit) }));
  const value = held.key === key ? held.value : read(key, fallback, isFit);
  if (held.key !== key) setHeld({ key, value });
  const keep = (next: T) => {
    setHeld({ key, value: next });
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing still shows the choice while the page is open.
    }
  };
  return [value, keep];
}
