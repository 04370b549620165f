import type { Employee } from '@servery/api';

/** The form values of an employee. */
export interface EmployeeValues {
  name: string;
  title: string;
  phone: string;
  hourly_wage: number | null;
  staff_id: number | null;
  /** The outlet of a new employee; null for the manager's only one. */
  merchant_id: number | null;
}

/** Returns the initial form values of an employee; null is a new one. */
export const valuesOf = (
  employee: Employee | null,
  merchant_id: number | null,
): EmployeeValues => ({
  name: employee?.name ?? '',
  title: employee?.title ?? '',
  phone: employee?.phone ?? '',
  hourly_wage: employee?.hourly_wage ?? null,
  staff_id: employee?.staff?.id ?? null,
  merchant_id,
});
