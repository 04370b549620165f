import * as v from 'valibot';
import { id, instant, named, sen, version } from '../fields.ts';

/** Whether an employee works at the outlet, or has left it. */
export const employeeStatuses = ['active', 'left'] as const;
export type EmployeeStatus = (typeof employeeStatuses)[number];

/** Someone who works at an outlet. They need no account to sign in with. */
export const employee = v.object({
  id,
  version,
  /** The outlet that they work at. */
  merchant: named,
  name: v.string(),
  /** Their job, such as “Head cook”; '' if none is given. */
  title: v.string(),
  /** In E.164; '' if unknown. */
  phone: v.string(),
  /** The wage of an hour in sen; null if they aren't paid by the hour. */
  hourly_wage: v.nullable(sen),
  /** Their staff account; null if they don't sign in. */
  staff: v.nullable(named),
  /** When they were marked as left; null while they work here. */
  left_at: v.nullable(instant),
  created_at: instant,
});
export type Employee = v.InferOutput<typeof employee>;

/** An employee with their new PIN. */
export const employeePin = v.object({ employee, pin: v.string() });
export type EmployeePin = v.InferOutput<typeof employeePin>;
