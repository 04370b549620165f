import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { SqlError } from './SqlError.ts';

const maxTries = 5;
const outageMs = 2_000;
const contested = new Set(['40001', '40P01']);
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Retries work that the engine rolled back because of a conflict (40001, 40P01), or whose
 * connection was lost before a commit was possible: up to 5 attempts, with growing random pauses.
 */
export async function retry<T>(
  run: () => Promise<T>,
  onRetry: (error: Error) => void = () => {},
): Promise<T> {
  const started = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      const isContested = error instanceof SqlError && contested.has(error.code);
      const isAway = error instanceof DatabaseUnavailable && error.isRetryable;
      const isOver = tries >= maxTries || (isAway && performance.now() - started > outageMs);
      if (isOver || !(isContested || isAway)) throw error;
      onRetry(error);
      await sleep(Math.random() * (isAway ? 200 : 10) * 2 ** tries);
    }
  }
}
