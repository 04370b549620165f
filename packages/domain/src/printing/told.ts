import type { LineRecord } from '../orders/record.ts';
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

/**
 * How many of a line the kitchen was told of, by `toldOf`: units that went to another line when their
 * order was split count there.
 */
export function toldOfLine(
  { id, part_of, split_qty = 0 }: Pick<LineRecord, 'id' | 'part_of' | 'split_qty'>,
  told: ReadonlyMap<number, number>,
): number {
  const own = told.get(id) ?? 0;
  if (split_qty >= 0) return Math.max(0, own - split_qty);
  return own + Math.min(-split_qty, told.get(part_of ?? id) ?? 0);
}
