/** Returns the filled share of a range, clamped to 0 to 1; 0 for an empty range. */
export function filledShare(value: number, minValue: number, maxValue: number): number {
  if (maxValue <= minValue || Number.isNaN(value)) return 0;
  return Math.min(1, Math.max(0, (value - minValue) / (maxValue - minValue)));
}
