import type { AttendanceRecord } from '@servery/domain/attendance';
import type { SampleMerchant } from '@servery/domain/fixtures';
import { addDays, businessDate, dayBounds, toInstant, weekdayOf } from '@servery/domain/time';
import { people } from './people.ts';
import { sampleEmployees } from './sampleEmployees.ts';

/** The number of days before today with entries: the last week, whatever day it is. */
const days = 13;
const restMinutes = 30;
const hour = 60 * 60_000;

/** The hours of each employee in turn. */
const shifts = [
  ['09:00', '17:30', '13:00'],
  ['10:02', '18:30', '14:00'],
  ['14:00', '22:30', '18:00'],
  ['08:30', '16:45', '12:30'],
] as const;

/** Returns the entry of an employee on an earlier day. */
function pastEntry(
  id: number,
  {
    employee_id,
    at,
    business_date,
    i,
  }: Pick<AttendanceRecord, 'employee_id' | 'business_date'> & {
    at: (time: string) => string;
    i: number;
  },
): AttendanceRecord {
  const [start, end, rest] = shifts[i % shifts.length]!;
  return {
    id,
    version: 4,
    employee_id,
    business_date,
    clocked_in_at: at(start),
    clocked_out_at: at(end),
    breaks: [{ started_at: at(rest), minutes: restMinutes, is_paid: false }],
    confirmed: null,
    deleted: null,
    corrections: [],
    clocked: { action: 'clock_out', at: at(end) },
  };
}

/** Returns an entry with what is special about a few days: overtime, a correction, no clock-out. */
function withEvents(
  entry: AttendanceRecord,
  {
    i,
    daysAgo,
    at,
    manager,
  }: { i: number; daysAgo: number; at: (time: string) => string; manager: string },
): AttendanceRecord {
  const { clocked_in_at, clocked_out_at, breaks } = entry;
  if (i === 0 && daysAgo === 7) return { ...entry, clocked_out_at: at('19:45') };
  if (i === 1 && daysAgo === 7)
    return {
      ...entry,
      version: 5,
      clocked_in_at: at('09:30'),
      corrections: [
        {
          at: at('18:45'),
          by: manager,
          reason: 'Took the delivery at 09:30',
          before: { clocked_in_at, clocked_out_at, breaks },
        },
      ],
    };
  if (i !== 2 || (daysAgo !== 7 && daysAgo !== 1)) return entry;
  return {
    ...entry,
    version: 1,
    clocked_out_at: null,
    breaks: [],
    clocked: { action: 'clock_in', at: clocked_in_at },
  };
}

/**
 * Returns the entries of the employees of a merchant before a time, with one day off a week each.
 * One of them is at work, and another forgot to clock out yesterday and a week ago.
 */
export function sampleAttendance(
  { id: merchant_id, settings }: Pick<SampleMerchant, 'id' | 'settings'>,
  now: Date,
): AttendanceRecord[] {
  const today = businessDate(now, settings);
  const team = people.filter((person) => person.merchant_id === merchant_id);
  const manager = (team.find(({ template }) => template === 'supervisor') ?? team[0])?.name ?? '';
  const workers = sampleEmployees(merchant_id).filter(({ left_at }) => left_at === null);
  return workers.flatMap(({ id: employee_id }, i) => {
    const past = Array.from({ length: days }, (_, index) => days - index).flatMap((daysAgo) => {
      const business_date = addDays(today, -daysAgo);
      const isSpecial = daysAgo === 7 || daysAgo === 1;
      if (weekdayOf(business_date) === i % 7 && !isSpecial) return [];
      const at = (time: string) => toInstant(`${business_date} ${time}`, settings.time_zone);
      const id = employee_id * 100 + daysAgo;
      const entry = pastEntry(id, { employee_id, business_date, at, i });
      return [withEvents(entry, { i, daysAgo, at, manager })];
    });
    if (i !== workers.length - 1) return past;
    const { start } = dayBounds(today, settings);
    const clocked_in_at = new Date(
      Math.max(Date.parse(start), now.getTime() - 3 * hour),
    ).toISOString();
    return [
      ...past,
      {
        ...pastEntry(employee_id * 100, {
          employee_id,
          business_date: today,
          at: () => clocked_in_at,
          i,
        }),
        version: 1,
        clocked_out_at: null,
        breaks: [],
        clocked: { action: 'clock_in', at: clocked_in_at },
      },
    ];
  });
}
