import type { PriceOutlet, PricePreview, PriceState } from '@servery/api';
import { sum } from '../money/sen.ts';
import { matchesOf } from '../pushes/matches.ts';
import type { ItemGroup } from '../pushes/record.ts';

/** Returns what a new price does to an outlet that has `price`, given the item’s current price. */
function stateOf(price: number | null, current: number, next: number | null): PriceState {
  if (price === null) return 'missing';
  if (price === next) return 'same';
  return price === current ? 'change' : 'own';
}

/** Returns the quantity that some outlets sold, and what their new price would have changed. */
export const priceSums = (
  outlets: readonly Pick<PriceOutlet, 'sold' | 'effect'>[],
): Pick<PricePreview, 'sold' | 'effect'> => ({
  sold: sum(outlets.map(({ sold }) => sold)),
  effect: sum(outlets.map(({ effect }) => effect)),
});

/**
 * Returns a preview for another price; null for any price that no outlet has. Screens use it while
 * a price is being entered.
 */
export function withPrice(preview: PricePreview, price: number | null): PricePreview {
  const outlets = preview.outlets.map((outlet) => ({
    ...outlet,
    state: stateOf(outlet.price, preview.item.price, price),
    effect: price === null || outlet.price === null ? 0 : (price - outlet.price) * outlet.sold,
  }));
  const changed = outlets.filter(({ state }) => state === 'change');
  return { ...preview, price: price ?? preview.price, outlets, ...priceSums(changed) };
}

/**
 * Returns what a new price would change at the outlets of an item’s group. `soldAt` has how many
 * each outlet sold at its price last week, by the id of its merchant.
 */
export function previewPricePush(
  group: ItemGroup,
  soldAt: ReadonlyMap<number, number>,
  price: number,
): PricePreview {
  const { id, name, price: current } = group.item;
  const outlets = matchesOf(group).map(({ merchant, item }) => ({
    merchant,
    item_id: item?.id ?? null,
    version: item?.version ?? null,
    price: item?.price ?? null,
    state: 'missing' as const,
    sold: soldAt.get(merchant.id) ?? 0,
    effect: 0,
  }));
  const item = { id, name, price: current, merchant: group.merchant };
  return withPrice({ item, price, outlets, sold: 0, effect: 0 }, price);
}
