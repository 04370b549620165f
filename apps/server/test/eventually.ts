import { vi } from 'vitest';

/** Retries an assertion until it holds; a busy machine gets a minute. */
export const eventually = <T>(assertion: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(assertion, { timeout: 60_000, interval: 10 });
