import type { ItemDeal } from './billInput.ts';
import type { ItemReduction } from './billResult.ts';
import { byPriority } from './priority.ts';
import { reduce } from './reduce.ts';
import { sum } from './sen.ts';
import type { Sen } from './sen.ts';

/**
 * Gives each unit the deal, or the group of stackable deals, that takes most off it; ties go by
 * priority, then id.
 */
export function applyItemDeals(
  deals: readonly ItemDeal[],
  unitGross: Sen,
  quantity: number,
): { reductions: ItemReduction[]; passedOver: string[] } {
  const ranked = choices(deals)
    .map((members) => ({ members, worth: sum(apply(members, unitGross, quantity).map(amountOf)) }))
    .sort((a, b) => b.worth - a.worth || byPriority(a.members[0]!, b.members[0]!));

  const reductions: ItemReduction[] = [];
  const passedOver: string[] = [];
  let left = quantity;
  for (const { members } of ranked) {
    const units = Math.min(left, ...members.map((deal) => deal.units ?? quantity));
    if (units <= 0) passedOver.push(...members.map((deal) => deal.id));
    else reductions.push(...apply(members, unitGross, units));
    left -= Math.max(units, 0);
  }
  return { reductions, passedOver: passedOver.sort() };
}

/** The sets that compete: a stack group as a whole, any other deal alone. */
function choices(deals: readonly ItemDeal[]): ItemDeal[][] {
  const groups = Map.groupBy([...deals].sort(byPriority), (deal) =>
    deal.stack_group == null ? `deal ${deal.id}` : `group ${deal.stack_group}`,
  );
  return [...groups.values()];
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

const amountOf = ({ amount }: { amount: Sen }) => amount;
