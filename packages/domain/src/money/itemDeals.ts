import type { ItemDeal } from './billInput.ts';
import type { ItemReduction } from './billResult.ts';
import { byPriority } from './priority.ts';
import { reduce } from './reduce.ts';
import { countable, sum } from './sen.ts';
import type { Sen } from './sen.ts';

/**
 * Gives each unit of a line at most one deal, or one group of stackable deals, so that the line
 * costs the guest least; ties go by priority, then id.
 */
export function applyItemDeals(
  deals: readonly ItemDeal[],
  unitGross: Sen,
  quantity: number,
): { reductions: ItemReduction[]; passedOver: string[] } {
  const choices = choicesOf(deals);
  const worth = choices.map((members) => {
    const units = Math.min(quantity, ...members.map((deal) => countable(deal.units ?? quantity)));
    return Array.from({ length: units + 1 }, (_, covered) =>
      sum(apply(members, unitGross, covered).map(({ amount }) => amount)),
    );
  });
  const units = shareOut(worth, quantity);
  const reductions = choices
    .flatMap((members, index) => apply(members, unitGross, units[index]!))
    .filter(({ amount }) => amount > 0);
  const applied = new Set(reductions.map(({ id }) => id));
  const passedOver = deals.map(({ id }) => id).filter((id) => !applied.has(id));
  return { reductions, passedOver: passedOver.toSorted() };
}

/** Returns the sets that compete: each stack group as a whole, and each other deal alone. */
function choicesOf(deals: readonly ItemDeal[]): ItemDeal[][] {
  const groups = Map.groupBy(deals.toSorted(byPriority), (deal) =>
    deal.stack_group == null ? `deal ${deal.id}` : `group ${deal.stack_group}`,
  );
  return [...groups.values()];
}

/**
 * Returns the units for each choice that maximise the total reduction; among equals, the earlier
 * choice gets more. A greedy choice of the best deal would be wrong: with a cap it can make the
 * line more expensive.
 */
function shareOut(worth: readonly (readonly Sen[])[], quantity: number): number[] {
  if (worth.length < 2) return worth.map((amounts) => amounts.length - 1);
  let best = Array.from({ length: quantity + 1 }, () => ({ taken: 0, units: [] as number[] }));
  for (const amounts of worth.toReversed()) {
    const rest = best;
    best = rest.map((_, left) => {
      let most = { taken: -1, covered: 0 };
      for (let covered = Math.min(left, amounts.length - 1); covered >= 0; covered -= 1) {
        const taken = amounts[covered]! + rest[left - covered]!.taken;
        if (taken > most.taken) most = { taken, covered };
      }
      const units = [most.covered, ...rest[left - most.covered]!.units];
      return { taken: most.taken, units };
    });
  }
  return best[quantity]!.units;
}

function apply(members: readonly ItemDeal[], unitGross: Sen, units: number): ItemReduction[] {
  let left = unitGross * units;
  return members.map((deal) => {
    const value = deal.type === 'fixed' ? deal.value * units : deal.value;
    const derived = reduce(2, left, { type: deal.type, value, cap: deal.cap });
    left -= derived.amount;
    return { kind: 'item_deal', id: deal.id, label: deal.label, ...derived };
  });
}
