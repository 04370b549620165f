import { createClient } from '@servery/api';
import { setScenario } from '@servery/api/mocks';
import {
  addCalendarEvent,
  eventCalendars,
  listCalendarEvents,
  removeCalendarEvent,
  updateCalendarEvent,
  type NewCalendarEvent,
} from '@servery/api/template';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { calendarHandlers } from './handlers.ts';
import { calendarMocks } from './index.ts';

const server = setupServer(...calendarHandlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  setScenario('usual');
  calendarMocks.reset();
});

const { call } = createClient({ baseURL: 'http://sample.test/api' });
type Query = Parameters<typeof call<typeof listCalendarEvents>>[1]['query'];
const list = async (query: Query = {}) => (await call(listCalendarEvents, { query })).events;
const calendarsIn = async (query: string) => {
  const response = await fetch(`http://sample.test/apps/calendar/events?${query}`);
  const { events } = (await response.json()) as Awaited<
    ReturnType<typeof call<typeof listCalendarEvents>>
  >;
  return new Set(events.map(({ extendedProps }) => extendedProps.calendar));
};
const fresh: NewCalendarEvent = {
  title: 'Buy lemons',
  url: null,
  start: '2026-11-21T06:00:00.000Z',
  end: '2026-11-21T07:00:00.000Z',
  allDay: false,
  extendedProps: { calendar: 'ETC', guests: ['Mei Lin Tan'], location: '', description: '' },
};
const allDay = { allDay: true, start: '2026-11-21', end: '2026-11-23' };
const add = async (part: Partial<NewCalendarEvent> = {}) =>
  (await call(addCalendarEvent, { body: { event: { ...fresh, ...part } } })).event;

describe('calendar events', () => {
  test('lists the events of all calendars, earliest first, and the possible guests', async () => {
    const events = await list();
    expect(events).toHaveLength(43);
    const starts = events.map(({ start }) => Date.parse(start));
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect((await call(listCalendarEvents, { query: {} })).guests).toHaveLength(12);
  });

  test('returns the same events around today after a reset', async () => {
    const before = await list();
    calendarMocks.reset();
    expect(await list()).toEqual(before);
    const now = Date.now();
    expect(
      before.some(({ start, end }) => Date.parse(end) > now && Date.parse(start) < now + 864e5),
    ).toBe(true);
    expect(Date.parse(before[0]!.start)).toBeLessThan(now);
  });

  test('filters by one calendar', async () => {
    for (const calendar of eventCalendars) {
      const events = await list({ calendars: [calendar] });
      expect(events.length).toBeGreaterThan(5);
      expect(events.every(({ extendedProps }) => extendedProps.calendar === calendar)).toBe(true);
    }
  });

  test('accepts repeated and indexed query keys for several calendars', async () => {
    expect(await calendarsIn('calendars=Family&calendars=ETC')).toEqual(new Set(['Family', 'ETC']));
    expect(await calendarsIn('calendars[0]=Family&calendars[1]=ETC')).toEqual(
      new Set(['Family', 'ETC']),
    );
    expect(await calendarsIn('calendars=Holiday')).toEqual(new Set(['Holiday']));
    expect(await calendarsIn('')).toEqual(new Set(eventCalendars));
  });

  test('rejects an unknown calendar', async () => {
    const { status } = await fetch('http://sample.test/apps/calendar/events?calendars=Work');
    expect(status).toBe(422);
  });

  test('assigns an id to an added event', async () => {
    const response = await fetch('http://sample.test/apps/calendar/add-event', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event: fresh }),
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ event: { ...fresh, id: 44 } });
    expect(await list()).toContainEqual({ ...fresh, id: 44 });
  });

  test('accepts all-day events, several days and zero duration', async () => {
    await expect(add(allDay)).resolves.toMatchObject(allDay);
    await expect(add({ end: fresh.start })).resolves.toMatchObject({ end: fresh.start });
    await expect(add({ url: ' https://example.com/a?b#c ' })).resolves.toMatchObject({
      url: 'https://example.com/a?b#c',
    });
  });

  test.each<[Partial<Record<keyof NewCalendarEvent, unknown>>, string]>([
    [{ title: ' ' }, 'event.title'],
    [{ start: '2026-11-31' }, 'event.start'],
    [{ end: '2026-11-21T05:59:00.000Z' }, 'event.end'],
    [{ ...allDay, end: '2026-11-21' }, 'event.end'],
    [{ allDay: true }, 'event.start'],
    [{ start: '2026-11-21' }, 'event.start'],
    [{ url: 'javascript:alert(1)' }, 'event.url'],
    [{ url: 'https://' }, 'event.url'],
    [{ url: 'lemons' }, 'event.url'],
    [
      { extendedProps: { ...fresh.extendedProps, calendar: 'Work' } },
      'event.extendedProps.calendar',
    ],
    [{ extendedProps: { ...fresh.extendedProps, guests: [''] } }, 'event.extendedProps.guests.0'],
  ])('rejects an invalid event: %o', async (part, field) => {
    const refusal = await add(part as Partial<NewCalendarEvent>).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      status: 422,
      matter: { fields: { [field]: expect.anything() } },
    });
    expect(await list()).toHaveLength(43);
  });

  test('stores an updated event', async () => {
    const [first] = await list();
    const next = { ...first!, ...allDay, title: 'Other' };
    expect((await call(updateCalendarEvent, { body: { event: next } })).event).toEqual(next);
    expect((await list()).find(({ id }) => id === first!.id)).toEqual(next);
  });

  test('removes an event by id in the query; adding it again gives it a new id', async () => {
    const [first] = await list();
    const { event } = await call(removeCalendarEvent, { query: { id: first!.id } });
    expect(event).toEqual(first);
    expect((await list()).map(({ id }) => id)).not.toContain(first!.id);
    const { id, ...rest } = event;
    expect((await add(rest)).id).not.toBe(id);
    expect(await list()).toHaveLength(43);
  });

  test('returns 404 for an unknown event', async () => {
    for (const sent of [
      call(removeCalendarEvent, { query: { id: 999 } }),
      call(updateCalendarEvent, { body: { event: { ...fresh, id: 999 } } }),
    ])
      await expect(sent).rejects.toMatchObject({ status: 404 });
    expect(await list()).toHaveLength(43);
  });

  test('follows the empty and many scenarios', async () => {
    setScenario('empty');
    expect(await list()).toEqual([]);
    setScenario('many');
    expect(await list()).toHaveLength(1_000);
  });
});
