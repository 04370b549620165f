import type { CalendarEventRow, EventGuest } from '@servery/api/template';
import { randomOf, templatePeople, type Random } from '@servery/domain/template';
import { dayOf } from '../time.ts';
import { fixtures, type Fixture } from './fixtures.ts';

/** The people who can be invited. */
export const calendarGuests: readonly EventGuest[] = templatePeople
  .slice(0, 12)
  .map(({ fullName, avatar }) => ({ fullName, avatar }));

const names = calendarGuests.map(({ fullName }) => fullName);

const minutes = 60;

/** Returns the local time a number of days and hours after today's midnight. */
function at(now: number, day: number, hours: number): Date {
  const moment = new Date(now);
  return new Date(
    moment.getFullYear(),
    moment.getMonth(),
    moment.getDate() + day,
    0,
    hours * minutes,
  );
}

const spanOf = ({ hour, length }: Fixture, day: number, now: number) => {
  if (hour === undefined) {
    const [start, end] = [at(now, day, 0), at(now, day + length, 0)];
    return { start: dayOf(start), end: dayOf(end), allDay: true };
  }
  const [start, end] = [at(now, day, hour), at(now, day, hour + length)];
  return { start: start.toISOString(), end: end.toISOString(), allDay: false };
};

const guestsOf = ({ chance, whole, pick }: Random) =>
  chance(0.55) ? [...new Set(Array.from({ length: whole(1, 4) }, () => pick(names)))] : [];

/** The largest distance from today in the further rounds of a large sample, in days. */
const reach = 240;

/**
 * Returns `count` events. They're the same each time except for their dates, which are around
 * today.
 */
export function makeEvents(count: number, now: number): CalendarEventRow[] {
  const random = randomOf('calendar');
  return Array.from({ length: count }, (_, index) => {
    const sketch = fixtures[index % fixtures.length]!;
    const round = Math.floor(index / fixtures.length);
    const day = round === 0 ? sketch.day : random.whole(-reach, reach);
    const { title, calendar, location = '', description = '', url = null } = sketch;
    return {
      id: index + 1,
      title,
      url,
      ...spanOf(sketch, day, now),
      extendedProps: { calendar, guests: guestsOf(random), location, description },
    };
  });
}

/** The number of events of the usual sample. */
export const usual = fixtures.length;
