/** Returns the position of a value on its track, from 0 to 1. */
export const shareOf = (value: number, min: number, max: number): number =>
  max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;

/** Returns the value at a share of the track, rounded to a step. */
export function valueAt(share: number, min: number, max: number, step: number): number {
  const digits = String(step).split('.')[1]?.length ?? 0;
  const stepped = min + Math.round((share * (max - min)) / step) * step;
  return Number(Math.min(max, Math.max(min, stepped)).toFixed(digits));
}

/**
 * Returns the pair after one end moved. The ends keep their minimum distance and never pass each
 * other.
 */
export function movePair(
  [low, high]: readonly [number, number],
  end: 0 | 1,
  to: number,
  distance: number,
): [number, number] {
  return end === 0 ? [Math.min(to, high - distance), high] : [low, Math.max(to, low + distance)];
}

/** Returns the index of the end that a press on the track moves, which is the nearer one. */
export const nearerEnd = ([low, high]: readonly [number, number], to: number): 0 | 1 =>
  Math.abs(to - low) < Math.abs(high - to) || to < low ? 0 : 1;
