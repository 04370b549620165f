import { useEffect, useState } from 'react';

/** Code that is loaded on demand. */
export type Load<T> = () => Promise<{ default: T }>;

/**
 * Returns a part of the app that is loaded on demand; keeps the previous part until the next has
 * loaded. It doesn't use Suspense, which delays content by a third of a second once a fallback was
 * shown.
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
        setError(cause instanceof Error ? cause : new Error('The part did not load.', { cause })),
    );
    return () => {
      isOver = true;
    };
  }, [load]);
  if (error) throw error;
  return loaded;
}
