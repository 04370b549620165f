import type { Segments } from '../DateField/segments.ts';

/** A time of the day as plain text: `18:40`. Times compare as their texts do. */
export type Time = string;

const pad = (value: number) => String(value).padStart(2, '0');

/** The numbers of a time; none of what is no time. */
export function timeSegments(time: Time | null | undefined): Segments {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time ?? '');
  return found ? { hour: Number(found[1]), minute: Number(found[2]) } : {};
}

/** The time of two numbers, null while one is missing. */
export const timeOf = ({ hour, minute }: Segments): Time | null =>
  hour === undefined || minute === undefined ? null : `${pad(hour)}:${pad(minute)}`;
