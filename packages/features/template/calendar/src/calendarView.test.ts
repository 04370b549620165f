import { eventCalendars } from '@servery/api/template';
import { describe, expect, test } from 'vitest';
import { readCalendar, writeCalendar, type CalendarAddress } from './calendarView.ts';

const plain: CalendarAddress = {
  view: null,
  date: null,
  calendars: eventCalendars,
  open: null,
  from: null,
  to: null,
};

describe('calendar view URLs', () => {
  test.each<[string, Partial<CalendarAddress>]>([
    ['/apps/calendar', {}],
    ['/apps/calendar?view=week&date=2026-11-21', { view: 'week', date: '2026-11-21' }],
    ['/apps/calendar?calendars=Family&calendars=ETC', { calendars: ['Family', 'ETC'] }],
    ['/apps/calendar?calendars=', { calendars: [] }],
    ['/apps/calendar?event=12', { open: 12 }],
    [
      '/apps/calendar?event=new&from=2026-11-21&to=2026-11-23',
      { open: 'new', from: '2026-11-21', to: '2026-11-23' },
    ],
    [
      '/apps/calendar?event=new&from=2026-11-21+18%3A40&to=2026-11-21+19%3A40',
      { open: 'new', from: '2026-11-21 18:40', to: '2026-11-21 19:40' },
    ],
  ])('%s maps to its view and back', (address, view) => {
    expect(readCalendar(address)).toEqual({ ...plain, ...view });
    expect(writeCalendar('/apps/calendar', view)).toBe(address);
  });

  test.each([
    '/apps/calendar?view=year&date=2026-02-30&calendars=Work&event=-1',
    '/apps/calendar?from=2026-11-21&to=2026-11-22',
    '/apps/calendar?date=2026-11-21T00:00&event=0',
  ])('%s ignores invalid or inapplicable parameters', (address) =>
    expect(readCalendar(address)).toEqual(plain),
  );

  test('closing the form drops its start time and preserves unrelated query parameters', () => {
    expect(
      writeCalendar('/apps/calendar?scenario=slow&event=new&from=2026-11-21', { open: null }),
    ).toBe('/apps/calendar?scenario=slow');
  });
});
