import { expect, test } from 'vitest';
import { firstDayOf, toLibrary, viewOf, viewTypes } from './events.ts';

test('firstDayOf follows the locale', () => {
  expect(['en-GB', 'en-US', 'de', 'ar-EG'].map(firstDayOf)).toEqual([1, 0, 1, 6]);
});

test('viewOf maps each FullCalendar view to its own', () => {
  expect(Object.values(viewTypes).map(viewOf)).toEqual(['month', 'week', 'day', 'list']);
});

test('toLibrary makes an event read-only if it is locked or editing is off', () => {
  const event = { id: '1', title: 'Shift', start: '2026-11-21' };
  expect(toLibrary(event, true).editable).toBe(true);
  expect(toLibrary({ ...event, isLocked: true }, true).editable).toBe(false);
  expect(toLibrary(event, false).editable).toBe(false);
});
