const hour = 3_600_000;
const minute = 60_000;

/** From an instant to another one, in milliseconds; the end is outside. */
export interface Span {
  start: number;
  end: number;
}

/** The hours of a day that are drawn. */
export interface Axis extends Span {
  /** Every full hour in it. */
  hours: readonly number[];
}

/** The hours that hold everything that is to be seen, and six of them at least. */
export function axisOf(spans: readonly Span[], zoneOffset: number): Axis {
  const first = Math.min(...spans.map(({ start }) => start));
  const last = Math.max(...spans.map(({ end }) => end));
  // Zones may be off by half an hour: hours are full on the wall, not in UTC.
  const down = (at: number) => Math.floor((at + zoneOffset) / hour) * hour - zoneOffset;
  const start = down(first);
  const end = Math.max(start + 6 * hour, down(last - 1) + hour);
  const hours = Array.from({ length: (end - start) / hour }, (_, i) => start + i * hour);
  return { start, end, hours };
}

/** Where an instant stands on the axis, from 0 to 1. */
export const partOf = ({ start, end }: Span, at: number): number =>
  Math.min(1, Math.max(0, (at - start) / (end - start)));

/** The nearest instant on the grid of so many minutes, on the axis. */
export function snap(axis: Axis, at: number, minutes: number): number {
  const step = minutes * minute;
  const near = axis.start + Math.round((at - axis.start) / step) * step;
  return Math.min(axis.end - step, Math.max(axis.start, near));
}

/** Whether two spans have a moment in common. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.start < other.end && other.start < one.end;
