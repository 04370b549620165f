import { setTimeout as pause } from 'node:timers/promises';

/**
 * Returns a read that concurrent calls share: only one runs at a time, and each begins at least
 * `pauseMs` after the previous one. A call always gets a read that began after it, so it sees
 * everything committed before.
 */
export function sharedRead<T>(read: () => Promise<T>, pauseMs: number): () => Promise<T> {
  let ready: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    next = undefined;
    const reading = read();
    ready = Promise.allSettled([reading, pause(pauseMs)]);
    return reading;
  };
  return () => (next ??= ready.then(begin));
}
