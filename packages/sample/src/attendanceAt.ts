import type { AttendanceWeek } from '@servery/api';
import { hoursOf, weekOf } from '@servery/domain/attendance';
import type { EmployeeRecord } from '@servery/domain/employees';
import { addDays, businessDate } from '@servery/domain/time';
import type { World } from './world.ts';

/** The hours of a merchant's employees in a week. */
export interface WeekOfAttendance {
  start: string;
  today: string;
  people: AttendanceWeek[];
}

/**
 * Returns the hours of some employees of a merchant in the week that contains a day, or in the
 * current week. Employees who have left are among them if they worked in that week.
 */
export function attendanceAt(
  world: World,
  merchant_id: number,
  { week, isMeant }: { week: string; isMeant: (employee: EmployeeRecord) => boolean },
): WeekOfAttendance {
  const today = businessDate(world.now(), world.merchant(merchant_id).settings);
  const start = weekOf(week || today);
  const end = addDays(start, 6);
  const entries = Map.groupBy(
    world.attendance
      .of(merchant_id)
      .filter(({ business_date }) => business_date >= start && business_date <= end),
    ({ employee_id }) => employee_id,
  );
  const people = world.employees
    .of(merchant_id)
    .filter((one) => isMeant(one) && (one.left_at === null || entries.has(one.id)))
    .map((one) => hoursOf(one, entries.get(one.id) ?? [], { start, today }));
  return { start, today, people };
}
