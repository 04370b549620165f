import type { OrderReduction } from './billInput.ts';
import { byPriority } from './priority.ts';

/**
 * Returns the sets of order reductions that may apply together: all that combine, or one exclusive
 * promotion with its stack group. A manual reduction is not a promotion and is part of every set.
 */
export function combinations(reductions: readonly OrderReduction[]): OrderReduction[][] {
  const manual = reductions.filter(({ kind }) => kind === 'manual');
  const promotions = reductions.filter(({ kind }) => kind !== 'manual').toSorted(byPriority);
  const open = promotions.filter((promotion) => !promotion.is_exclusive);
  const exclusive = Map.groupBy(
    promotions.filter((promotion) => promotion.is_exclusive),
    ({ id, stack_group }) => (stack_group == null ? `alone ${id}` : `group ${stack_group}`),
  );
  const rivals = [...exclusive.values(), ...(open.length > 0 ? [open] : [])];
  // Stable sort: of two sets with the same total, the set of the first promotion wins, and the
  // empty set wins over both, so that no voucher is spent without benefit.
  const sets = rivals.toSorted((a, b) => byPriority(a[0]!, b[0]!));
  if (open.length === 0 || sets.length > 1) sets.unshift([]);
  return sets.map((set) => [...set, ...manual]);
}
