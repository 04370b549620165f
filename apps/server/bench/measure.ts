/** Durations of several runs, in milliseconds. */
export interface Took {
  p50: number;
  p99: number;
}

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** Returns the median and the 99th percentile of durations. */
export function tookOf(durations: readonly number[]): Took {
  const sorted = durations.toSorted((a, b) => a - b);
  return { p50: at(sorted, 0.5), p99: at(sorted, 0.99) };
}

/** Returns the duration of a run in milliseconds. */
export async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await run();
  return performance.now() - from;
}

/**
 * Times two functions in turn, so that other load affects both alike: three warm-up runs, then as
 * many as requested, or fewer (at least five) once they take longer than four seconds in total.
 */
export async function compare(
  ways: readonly [() => Promise<unknown>, () => Promise<unknown>],
  runs: number,
): Promise<[Took, Took]> {
  const durations: [number[], number[]] = [[], []];
  const until = performance.now() + 4_000;
  for (let i = -3; i < runs && (i < 5 || performance.now() < until); i += 1) {
    const took = [await timeOf(ways[0]), await timeOf(ways[1])] as const;
    if (i < 0) continue;
    durations[0].push(took[0]);
    durations[1].push(took[1]);
  }
  return [tookOf(durations[0]), tookOf(durations[1])];
}
