import { expect, test } from 'vitest';
import { firstDayOf, toLibrary, viewOf, viewTypes } from './events.ts';

test('begins the week where the locale does', () => {
  expect(['en-GB', 'en-US', 'de', 'ar-EG'].map(firstDayOf)).toEqual([1, 0, 1, 6]);
});

test('finds each view by the name of the library', () => {
  expect(Object.values(viewTypes).map(viewOf)).toEqual(['month', 'week', 'day', 'list']);
});

test('locks an event by itself, and all when nothing listens', () => {
  const event = { id: '1', title: 'Shift', start: '2026-11-21' };
  expect(toLibrary(event, true).editable).toBe(true);
  expect(toLibrary({ ...event, isLocked: true }, true).editable).toBe(false);
  expect(toLibrary(event, false).editable).toBe(false);
});
