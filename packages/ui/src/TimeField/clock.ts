import type { Segments } from '../DateField/segments.ts';

/** A time of day as text: `18:40`. Times sort chronologically as text. */
export type Time = string;

const pad = (value: number) => String(value).padStart(2, '0');

/** Returns the numbers of a time; empty for an invalid one. */
export function timeSegments(time: Time | null | undefined): Segments {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time ?? '');
  return found ? { hour: Number(found[1]), minute: Number(found[2]) } : {};
}

/** Returns the time of an hour and a minute, or null if one is missing. */
export const timeOf = ({ hour, minute }: Segments): Time | null =>
  hour === undefined || minute === undefined ? null : `${pad(hour)}:${pad(minute)}`;
