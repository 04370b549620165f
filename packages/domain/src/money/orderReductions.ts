import { allocate } from './allocate.ts';
import type { BillTerms, OrderReduction } from './billInput.ts';
import type { OrderReductionResult, PricedLine } from './billResult.ts';
import { byPriority } from './priority.ts';
import { reduce } from './reduce.ts';
import { sum } from './sen.ts';
import type { Sen } from './sen.ts';

const kinds = ['automatic', 'voucher', 'rank', 'manual'] as const;

/**
 * Applies the order's reductions one after the other to the remainder of their eligible lines (step
 * 3), and returns the net of each line.
 */
export function applyOrderReductions(
  lines: readonly PricedLine[],
  reductions: readonly OrderReduction[],
  { fixed_before_percent = false }: Pick<BillTerms, 'fixed_before_percent'>,
): { results: OrderReductionResult[]; nets: Sen[] } {
  let nets = lines.map((line) => line.subtotal);
  const ordered = reductions.toSorted(
    (a, b) =>
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      (fixed_before_percent ? Number(b.type === 'fixed') - Number(a.type === 'fixed') : 0) ||
      byPriority(a, b),
  );

  const results = ordered.map((reduction): OrderReductionResult => {
    const eligible = reduction.eligible_line_ids && new Set(reduction.eligible_line_ids);
    const bases = nets.map((net, index) => ((eligible?.has(lines[index]!.id) ?? true) ? net : 0));
    const derived = reduce(3, sum(bases), reduction);
    const amounts = allocate(derived.amount, bases);
    nets = nets.map((net, index) => net - amounts[index]!);
    const shares = lines.map(({ id }, index) => {
      return { of: 'line' as const, id, base: bases[index]!, amount: amounts[index]! };
    });
    return {
      kind: reduction.kind,
      id: reduction.id,
      label: reduction.label,
      ...derived,
      shares: shares.filter((share) => share.base > 0),
    };
  });
  return { results, nets };
}
