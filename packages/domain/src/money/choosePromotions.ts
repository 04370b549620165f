import type { OrderReduction } from './billInput.ts';
import { byPriority } from './priority.ts';

/**
 * The sets of order reductions that may apply together: all that combine, or one exclusive
 * promotion with its stack group; a manual reduction is no promotion and joins every set.
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
  // Stable: of two sets with one total the set of the first promotion wins, and none beats both,
  // so that no voucher is spent for nothing.
  const sets = rivals.toSorted((a, b) => byPriority(a[0]!, b[0]!));
  if (open.length === 0 || sets.length > 1) sets.unshift([]);
  return sets.map((set) => [...set, ...manual]);
}
