import { expect, test } from 'vitest';
import { readView, weekOf, writeView } from './bookingsView.ts';

test('what an address does not say is as at first', () => {
  expect(readView('')).toEqual({ date: null, look: null, search: '', kind: null, open: null });
});

test('an address is read back as it was written, and what is no day is none', () => {
  const view = { date: '2026-11-27', look: 'list', search: 'Ng', kind: 'here', open: 7 } as const;
  expect(readView(writeView('?merchant_id=102', view))).toEqual(view);
  expect(writeView('?merchant_id=102', view)).toContain('merchant_id=102');
  for (const date of ['2026-13-01', 'tomorrow', '2026-1-1']) {
    expect(readView(`?date=${date}`).date).toBeNull();
  }
});

test('what is as at first stands in no address', () => {
  const address = writeView('', { date: '2026-11-27', open: 'new' });
  expect(writeView(address, { date: null, open: null })).toBe('');
});

test('a week holds its day and begins where the reader’s weeks do', () => {
  expect(weekOf('2026-11-27', 1)[0]).toBe('2026-11-23');
  expect(weekOf('2026-11-27', 0)[0]).toBe('2026-11-22');
  expect(weekOf('2026-11-27', 6)[0]).toBe('2026-11-21');
  for (const first of [0, 1, 6]) {
    expect(weekOf('2026-11-27', first)).toHaveLength(7);
    expect(weekOf('2026-11-27', first)).toContain('2026-11-27');
  }
});
