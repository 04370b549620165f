/** How much of a range is filled, 0 to 1; what lies outside is cut, and an empty range holds nothing. */
export function filledShare(value: number, minValue: number, maxValue: number): number {
  if (maxValue <= minValue || Number.isNaN(value)) return 0;
  return Math.min(1, Math.max(0, (value - minValue) / (maxValue - minValue)));
}
