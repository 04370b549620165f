/** The number of earlier weeks that a usual day is computed from. */
export const usualWeeks = 4;

/**
 * Returns the median of the orders on the same weekday of the last four weeks, rounded half up; null
 * if one of these days had no order, because a new outlet has no usual day yet.
 */
export function usualOf(earlier: readonly number[]): number | null {
  if (earlier.length < usualWeeks) return null;
  const [, a = 0, b = 0] = earlier.toSorted((x, y) => x - y);
  return Math.round((a + b) / 2);
}
