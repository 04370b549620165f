import type { CalendarEventRow, EventGuest } from '@servery/api/template';
import { randomOf, templatePeople, type Random } from '@servery/domain/template';
import { dayOf } from '../time.ts';
import { sketches, type Sketch } from './sketches.ts';

/** Who can be invited. */
export const calendarGuests: readonly EventGuest[] = templatePeople
  .slice(0, 12)
  .map(({ fullName, avatar }) => ({ fullName, avatar }));

const names = calendarGuests.map(({ fullName }) => fullName);

const minutes = 60;

/** A day's clock where the browser is, so many hours after its midnight. */
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

const spanOf = ({ hour, length }: Sketch, day: number, now: number) => {
  if (hour === undefined) {
    const [start, end] = [at(now, day, 0), at(now, day + length, 0)];
    return { start: dayOf(start), end: dayOf(end), allDay: true };
  }
  const [start, end] = [at(now, day, hour), at(now, day, hour + length)];
  return { start: start.toISOString(), end: end.toISOString(), allDay: false };
};

const guestsOf = ({ chance, whole, pick }: Random) =>
  chance(0.55) ? [...new Set(Array.from({ length: whole(1, 4) }, () => pick(names)))] : [];

/** How far from today the further rounds of a large sample lie. */
const reach = 240;

/** So many events; the same ones each time but for their days, which lie around today. */
export function makeEvents(count: number, now: number): CalendarEventRow[] {
  const random = randomOf('calendar');
  return Array.from({ length: count }, (_, index) => {
    const sketch = sketches[index % sketches.length]!;
    const round = Math.floor(index / sketches.length);
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

/** How many events the sample has at its usual size. */
export const usual = sketches.length;
