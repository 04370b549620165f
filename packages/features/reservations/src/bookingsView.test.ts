import { expect, test } from 'vitest';
import { bookingsView, weekOf } from './bookingsView.ts';

test('an empty URL gives the default bookings view', () => {
  expect(bookingsView.read('')).toEqual({
    date: null,
    look: null,
    search: '',
    kind: null,
    open: null,
  });
});

test('the bookings view survives a round trip through the URL without invalid dates', () => {
  const view = { date: '2026-11-27', look: 'list', search: 'Ng', kind: 'here', open: 7 } as const;
  expect(bookingsView.read(bookingsView.write('?merchant_id=102', view))).toEqual(view);
  expect(bookingsView.write('?merchant_id=102', view)).toContain('merchant_id=102');
  for (const date of ['2026-13-01', 'tomorrow', '2026-1-1']) {
    expect(bookingsView.read(`?date=${date}`).date).toBeNull();
  }
});

test('default values of the bookings view are left out of the URL', () => {
  const address = bookingsView.write('', { date: '2026-11-27', open: 'new' });
  expect(bookingsView.write(address, { date: null, open: null })).toBe('');
});

test('a week contains its day and starts on the reader’s first weekday', () => {
  expect(weekOf('2026-11-27', 1)[0]).toBe('2026-11-23');
  expect(weekOf('2026-11-27', 0)[0]).toBe('2026-11-22');
  expect(weekOf('2026-11-27', 6)[0]).toBe('2026-11-21');
  for (const first of [0, 1, 6]) {
    expect(weekOf('2026-11-27', first)).toHaveLength(7);
    expect(weekOf('2026-11-27', first)).toContain('2026-11-27');
  }
});
