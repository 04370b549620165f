import { vi } from 'vitest';

/** Retries an assertion until it holds; a busy machine gets 100 s. */
export const eventually = <T>(assertion: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(assertion, { timeout: 100_000, interval: 10 });
