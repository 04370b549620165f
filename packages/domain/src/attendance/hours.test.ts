import { describe, expect, test } from 'vitest';
import type { AttendanceBreak } from '@servery/api';
import { toInstant } from '../time/index.ts';
import { daysOf, hoursOf, weekOf } from './hours.ts';
import type { AttendanceRecord } from './record.ts';

const instant = (local: string) => toInstant(local, 'Asia/Kuala_Lumpur');
let last = 0;

const entry = (
  day: string,
  start: string,
  end: string,
  ...breaks: AttendanceBreak[]
): AttendanceRecord => ({
  id: (last += 1),
  version: 1,
  employee_id: 7,
  business_date: day,
  clocked_in_at: instant(`${day} ${start}`),
  clocked_out_at: instant(`${day} ${end}`),
  breaks,
  confirmed: null,
  deleted: null,
  corrections: [],
  clocked: { action: 'clock_out', at: instant(`${day} ${end}`) },
});
const rest = (started_at: string | null, minutes: number, is_paid = false): AttendanceBreak => ({
  started_at: started_at && instant(started_at),
  minutes,
  is_paid,
});
const week = (...entries: AttendanceRecord[]) =>
  hoursOf({ id: 7, name: 'Siti', title: '' }, entries, {
    start: '2026-11-16',
    today: '2026-11-22',
  });
const marksOf = (...entries: AttendanceRecord[]) => week(...entries).marks;

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-20', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s starts on Monday, %s', (date, monday) => {
  expect(weekOf(date)).toBe(monday);
  expect(daysOf(monday)).toContain(date);
});

describe('overtime', () => {
  test('is what exceeds 8 hours a day', () => {
    expect(week(entry('2026-11-18', '09:00', '18:00', rest(null, 30)))).toMatchObject({
      minutes: 510,
      overtime: 30,
      marks: ['long_day'],
    });
    expect(week(entry('2026-11-18', '09:00', '17:30', rest(null, 30)))).toMatchObject({
      minutes: 480,
      overtime: 0,
      marks: [],
    });
  });

  test('is what exceeds 45 hours a week, if that is more', () => {
    const days = daysOf('2026-11-16').slice(0, 6);
    const full = days.map((day) => entry(day, '09:00', '17:15', rest(null, 30)));
    expect(week(...full)).toMatchObject({ minutes: 6 * 465, overtime: 90, marks: ['long_week'] });
  });

  test('of a day isn’t counted again in the week', () => {
    const days = daysOf('2026-11-16').slice(0, 5);
    const long = days.map((day) => entry(day, '09:00', '19:30', rest(null, 30)));
    expect(week(...long)).toMatchObject({ minutes: 3_000, overtime: 600 });
  });
});

describe('checks of working time', () => {
  const day = '2026-11-18';

  test('a spread of more than 10 hours', () => {
    const early = entry(day, '08:00', '10:00');
    expect(marksOf(early, entry(day, '14:00', '18:00'))).toEqual([]);
    expect(marksOf(early, entry(day, '14:00', '18:01'))).toEqual(['long_spread']);
  });

  test('5 hours without a rest of 30 minutes', () => {
    expect(marksOf(entry(day, '09:00', '14:00'))).toEqual([]);
    expect(marksOf(entry(day, '09:00', '14:01'))).toEqual(['no_rest']);
    expect(marksOf(entry(day, '09:00', '15:00', rest(`${day} 12:00`, 30)))).toEqual([]);
    expect(marksOf(entry(day, '09:00', '15:00', rest(`${day} 12:00`, 29)))).toEqual(['no_rest']);
    expect(marksOf(entry(day, '09:00', '15:00', rest(`${day} 14:10`, 30)))).toEqual(['no_rest']);
    expect(marksOf(entry(day, '09:00', '15:00', rest(`${day} 12:00`, 30, true)))).toEqual([]);
    expect(marksOf(entry(day, '09:00', '15:00', rest(null, 30)))).toEqual([]);
  });

  test('clocking out for less than 30 minutes is no rest', () => {
    const early = entry(day, '09:00', '12:00');
    expect(marksOf(early, entry(day, '12:29', '15:00'))).toEqual(['no_rest']);
    expect(marksOf(early, entry(day, '12:30', '15:00'))).toEqual([]);
  });
});
