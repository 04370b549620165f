import type { JobRecord } from './jobs.ts';

/** How many of each line the kitchen was told of on paper, or is about to be: what was called off does not count. */
export function toldOf(jobs: readonly Pick<JobRecord, 'state' | 'lines'>[]): Map<number, number> {
  const told = new Map<number, number>();
  for (const { state, lines } of jobs)
    if (state !== 'cancelled')
      for (const { line_id, quantity } of lines)
        told.set(line_id, (told.get(line_id) ?? 0) + quantity);
  return told;
}
