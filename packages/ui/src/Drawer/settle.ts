/** The speed in pixels per millisecond from which a swipe continues in its direction. */
const flick = 0.5;

/**
 * Returns where a released sheet comes to rest: the index of a height, or -1 to close it. `heights`
 * are in ascending order; `velocity` is positive downwards.
 */
export function settle(height: number, velocity: number, heights: readonly number[]): number {
  if (Math.abs(velocity) >= flick) {
    const below = heights.findLastIndex((point) => point < height);
    const above = heights.findIndex((point) => point > height);
    return velocity > 0 || above < 0 ? (velocity > 0 ? below : heights.length - 1) : above;
  }
  const stops = [0, ...heights];
  const distance = (stop: number) => Math.abs(stop - height);
  const nearest = stops.reduce((best, stop) => (distance(stop) < distance(best) ? stop : best));
  return stops.indexOf(nearest) - 1;
}
