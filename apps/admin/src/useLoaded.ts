import { useEffect, useState } from 'react';

/** Code that is loaded on demand. */
export type Load<T> = () => Promise<{ default: T }>;

/**
 * A part of the app by how it is loaded; the one before stays until the next is there. No
 * Suspense: a fallback that was shown holds its content back for a third of a second.
 */
export function useLoaded<T>(load: Load<T>, first: T | null): { part: T | null; of: Load<T> } {
  const [loaded, setLoaded] = useState({ part: first, of: load });
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    let isOver = false;
    load().then(
      (module) => isOver || setLoaded({ part: module.default, of: load }),
      (cause: unknown) =>
        isOver ||
        setError(cause instanceof Error ? cause : new Error('It did not load.', { cause })),
    );
    return () => {
      isOver = true;
    };
  }, [load]);
  if (error) throw error;
  return loaded;
}
