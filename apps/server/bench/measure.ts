/** What a number of runs took, in milliseconds. */
export interface Took {
  p50: number;
  p99: number;
}

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** The median and the worst hundredth of durations. */
export function tookOf(durations: readonly number[]): Took {
  const sorted = durations.toSorted((a, b) => a - b);
  return { p50: at(sorted, 0.5), p99: at(sorted, 0.99) };
}

/** Milliseconds that one run takes. */
export async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await run();
  return performance.now() - from;
}

/**
 * Times two ways in turn, so that a busy machine slows both alike: three warming runs, then as
 * many as were asked for, fewer where they take longer than four seconds in all.
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
