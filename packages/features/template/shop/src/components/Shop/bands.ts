import type { ShopView } from '../../shopView.ts';

/** Predefined price ranges in sen; null is unlimited. */
export const bands: readonly (readonly [min: number | null, max: number | null])[] = [
  [null, 10_000],
  [10_000, 25_000],
  [25_000, 50_000],
  [50_000, null],
];

/**
 * Returns the index of the range that matches a view, '' for any price, null for a custom range.
 */
export function bandOf({ min, max }: Pick<ShopView, 'min' | 'max'>): string | null {
  if (min === null && max === null) return '';
  const index = bands.findIndex((band) => band[0] === min && band[1] === max);
  return index === -1 ? null : String(index);
}
