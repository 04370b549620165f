/** A place in a drawing. */
export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 100) / 100;

/** Values as points in a box, the first at its start, the lowest at its foot; equal values stand in the middle. */
export function pointsOf(values: readonly number[], width: number, height: number): Point[] {
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => [
    round(index * step),
    round(span === 0 ? height / 2 : height - ((value - least) / span) * height),
  ]);
}

/** A line through the points. */
export const linePath = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');

/** The area between an upper line and a lower one. */
export const bandPath = (upper: readonly Point[], lower: readonly Point[]): string =>
  upper.length ? `${linePath([...upper, ...lower.toReversed()])}Z` : '';

/** Where each part of a whole begins and how long it is, both in shares of one. */
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

/** Series on top of each other: the upper edge of each, one list per series. */
export function stacked(series: readonly (readonly number[])[]): number[][] {
  const tops: number[][] = [];
  for (const values of series)
    tops.push(values.map((value, index) => (tops.at(-1)?.[index] ?? 0) + value));
  return tops;
}
