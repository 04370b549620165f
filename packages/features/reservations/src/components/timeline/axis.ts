const hour = 3_600_000;
const minute = 60_000;

/** A time span in milliseconds since the epoch; the end is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** The time span that the timeline shows. */
export interface Axis extends Span {
  /** Every full hour in it. */
  hours: readonly number[];
}

/** Returns the full hours that contain all spans, at least six. `zoneOffset` is in milliseconds. */
export function axisOf(spans: readonly Span[], zoneOffset: number): Axis {
  const first = Math.min(...spans.map(({ start }) => start));
  const last = Math.max(...spans.map(({ end }) => end));
  // Round to full hours in local time, because time zones can be half an hour off UTC.
  const down = (at: number) => Math.floor((at + zoneOffset) / hour) * hour - zoneOffset;
  const start = down(first);
  const end = Math.max(start + 6 * hour, down(last - 1) + hour);
  const hours = Array.from({ length: (end - start) / hour }, (_, i) => start + i * hour);
  return { start, end, hours };
}

/** Returns the position of a time on the axis, from 0 to 1. */
export const partOf = ({ start, end }: Span, at: number): number =>
  Math.min(1, Math.max(0, (at - start) / (end - start)));

/** Returns the nearest time on a grid of the given minutes, within the axis. */
export function snap(axis: Axis, at: number, minutes: number): number {
  const step = minutes * minute;
  const near = axis.start + Math.round((at - axis.start) / step) * step;
  return Math.min(axis.end - step, Math.max(axis.start, near));
}

/** Whether two spans overlap. */
export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
