import type { LineRecord } from '../orders/record.ts';
import type { JobRecord } from './jobs.ts';

/** Returns the quantity of each line on printed and pending tickets; cancelled jobs don't count. */
export function printedOf(
  jobs: readonly Pick<JobRecord, 'state' | 'lines'>[],
): Map<number, number> {
  const printed = new Map<number, number>();
  for (const { state, lines } of jobs)
    if (state !== 'cancelled')
      for (const { line_id, quantity } of lines)
        printed.set(line_id, (printed.get(line_id) ?? 0) + quantity);
  return printed;
}

/**
 * Returns the printed quantity of a line, by `printedOf`. Units that moved to another line in a split
 * count for that line.
 */
export function printedOfLine(
  { id, part_of, split_qty = 0 }: Pick<LineRecord, 'id' | 'part_of' | 'split_qty'>,
  printed: ReadonlyMap<number, number>,
): number {
  const own = printed.get(id) ?? 0;
  if (split_qty >= 0) return Math.max(0, own - split_qty);
  return own + Math.min(-split_qty, printed.get(part_of ?? id) ?? 0);
}
