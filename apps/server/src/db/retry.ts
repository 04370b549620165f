import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { SqlError } from './SqlError.ts';

const mostTries = 5;
const outageMs = 2_000;
const contested = new Set(['40001', '40P01']);
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Does work again when the engine undid it for another's sake (40001, 40P01) or went away before
 * it can have been kept; five times at most, with growing random pauses.
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
      const isOver = tries >= mostTries || (isAway && performance.now() - started > outageMs);
      if (isOver || !(isContested || isAway)) throw error;
      onRetry(error);
      await sleep(Math.random() * (isAway ? 200 : 10) * 2 ** tries);
    }
  }
}
