/** A point in a drawing. */
export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Returns values as points in a box, from its start to its end, with the lowest at the bottom.
 * Equal values are placed in the middle.
 */
export function pointsOf(values: readonly number[], width: number, height: number): Point[] {
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => [
    round(index * step),
    round(span === 0 ? height / 2 : height - ((value - least) / span) * height),
  ]);
}

/** Returns the SVG path of a line through the points. */
export const linePath = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');

/** Returns the SVG path of the area between an upper and a lower line. */
export const bandPath = (upper: readonly Point[], lower: readonly Point[]): string =>
  upper.length ? `${linePath([...upper, ...lower.toReversed()])}Z` : '';

/** Returns the start and length of each part as shares of the whole, from 0 to 1. */
export function shares(values: readonly number[]): { start: number; length: number }[] {
  const whole = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  let start = 0;
  return values.map((value) => {
    const length = whole ? Math.max(0, value) / whole : 0;
    const share = { start, length };
    start += length;
    return share;
  });
}

/** Stacks series and returns the upper edge of each. */
export function stacked(series: readonly (readonly number[])[]): number[][] {
  const tops: number[][] = [];
  for (const values of series)
    tops.push(values.map((value, index) => (tops.at(-1)?.[index] ?? 0) + value));
  return tops;
}
