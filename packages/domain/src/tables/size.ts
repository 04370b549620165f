import type { Table } from '@servery/api';

/**
 * The size of a section's floor plan, in its own units; a table's position is its corner at the top
 * and inline start.
 */
export const tablePlan = { width: 1600, height: 960 } as const;

/** Returns the size of a table on the plan, by its shape and seats, in units of the plan. */
export function sizeOf({ shape, seats_max }: Pick<Table, 'shape' | 'seats_max'>): {
  width: number;
  height: number;
} {
  const side = seats_max <= 4 ? 72 : 88;
  if (shape !== 'rectangle') return { width: side, height: side };
  const long = Math.min(240, 72 + Math.ceil(seats_max / 2) * 20);
  return { width: long, height: 72 };
}
