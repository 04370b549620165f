import type { DayPart } from './messages/switchPerson.ts';

const [morning, afternoon, evening] = [5, 12, 18];

/** Returns the part of the day at a moment in a time zone; night counts as evening. */
export function dayPartAt(moment: number, timeZone: string | undefined): DayPart {
  const format = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone });
  const hour = Number(format.format(moment));
  if (hour < morning || hour >= evening) return 'evening';
  return hour < afternoon ? 'morning' : 'afternoon';
}
