/** Returns the text that this browser stores under a key; null if there is none. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // The browser blocks storage.
    return null;
  }
}

/** Returns the value of a stored text, or the fallback if it fails the check. */
export function storedValue<T>(
  text: string | null,
  fallback: T,
  isFit: (value: unknown) => value is T,
): T {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isFit(value) ? value : fallback;
  } catch {
    return fallback;
  }
}
