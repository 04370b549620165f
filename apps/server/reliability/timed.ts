/** Returns the answer of a call and its duration in milliseconds. */
export async function timed<T>(run: () => Promise<T>): Promise<[answer: T, ms: number]> {
  const started = performance.now();
  const answer = await run();
  return [answer, performance.now() - started];
}

/** Returns the 95th percentile of durations. */
export const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;
