import type { ShopView } from '../../shopView.ts';

/** Prices to choose from at once, in sen; null is open. */
export const bands: readonly (readonly [min: number | null, max: number | null])[] = [
  [null, 10_000],
  [10_000, 25_000],
  [25_000, 50_000],
  [50_000, null],
];

/** The name of the band that a view's prices are, '' for any price, null for ones of their own. */
export function bandOf({ min, max }: Pick<ShopView, 'min' | 'max'>): string | null {
  if (min === null && max === null) return '';
  const index = bands.findIndex((band) => band[0] === min && band[1] === max);
  return index === -1 ? null : String(index);
}
