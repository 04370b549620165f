import { describe, expect, test } from 'vitest';
import { stepOf, todayIn, turnedDay } from './steps.ts';

const inView = (view: 'month' | 'week' | 'day' | 'list', isAllDay = false, isRtl = false) => ({
  view,
  isAllDay,
  isRtl,
});

describe('an arrow key on an event', () => {
  test('moves it sideways by days in the reading direction', () => {
    expect(stepOf('ArrowRight', inView('month'))).toEqual({ days: 1 });
    expect(stepOf('ArrowRight', inView('week', true, true))).toEqual({ days: -1 });
    expect(stepOf('ArrowLeft', inView('day', false, true))).toEqual({ days: 1 });
  });

  test('moves it up and down by a week, a day or 30 minutes, depending on the view', () => {
    expect(stepOf('ArrowDown', inView('month', true))).toEqual({ days: 7 });
    expect(stepOf('ArrowUp', inView('list'))).toEqual({ days: -1 });
    expect(stepOf('ArrowDown', inView('week'))).toEqual({ minutes: 30 });
    expect(stepOf('ArrowDown', inView('week', true))).toBeNull();
  });

  test('is the only key that moves it', () => expect(stepOf('a', inView('month'))).toBeNull());
});

test('turnedDay turns by the period of the view', () => {
  expect(turnedDay('2026-01-31', 'month', 1)).toBe('2026-02-01');
  expect(turnedDay('2026-01-31', 'month', -1)).toBe('2025-12-01');
  expect(turnedDay('2026-02-27', 'week', 1)).toBe('2026-03-06');
  expect(turnedDay('2026-02-27', 'list', -1)).toBe('2026-02-20');
  expect(turnedDay('2026-02-28', 'day', 1)).toBe('2026-03-01');
});

test('todayIn returns the date in a time zone', () =>
  expect(todayIn('UTC')).toBe(new Date().toISOString().slice(0, 10)));
