import { invalid, notNow, Problem, type Named } from '@servery/api';
import { phoneAfter, storedPhone } from '../phone/readPhone.ts';
import type { EmployeeBook, EmployeeChange, EmployeeRecord } from './record.ts';
import { showEmployee } from './showEmployee.ts';

/** The editable fields of an employee. */
export interface EmployeeInput extends Pick<
  EmployeeRecord,
  'name' | 'title' | 'hourly_wage' | 'staff_id'
> {
  /** Stays as it is if it is left out, such as a number that the manager sees masked. */
  phone?: string | undefined;
}

/** The time, new ids, and the merchant. */
export interface EmployeeContext {
  now: Date;
  nextId: () => number;
  merchant: Named;
}

/** The version of an employee that a write is based on. */
interface Target {
  id: number;
  version: number;
}

/**
 * Returns an employee of a book.
 * @throws `notFound`
 */
export function employeeIn({ employees }: EmployeeBook, id: number): EmployeeRecord {
  const employee = employees.find((one) => one.id === id);
  if (!employee) throw new Problem('notFound');
  return employee;
}

function requireCurrent(
  book: EmployeeBook,
  { id, version }: Target,
  { merchant }: EmployeeContext,
): EmployeeRecord {
  const employee = employeeIn(book, id);
  if (employee.version === version) return employee;
  const { staff } = book;
  throw new Problem('conflict', { current: showEmployee(employee, { merchant, staff }) });
}

/** Refuses a staff account of another merchant, and one that another employee has. */
function requireFree({ employees, staff }: EmployeeBook, staff_id: number | null, id?: number) {
  if (staff_id === null) return;
  if (!staff.some((account) => account.id === staff_id))
    throw invalid('staff_id', 'unknown', 'This staff account doesn’t exist.');
  if (employees.some((employee) => employee.staff_id === staff_id && employee.id !== id))
    throw invalid('staff_id', 'taken', 'Another employee has this staff account.');
}

const withEmployee = (book: EmployeeBook, employee: EmployeeRecord): EmployeeChange => ({
  book: {
    ...book,
    employees: book.employees.map((one) => (one.id === employee.id ? employee : one)),
  },
  id: employee.id,
});

/**
 * Adds an employee.
 * @throws `invalid` for a staff account that they can't have
 */
export function createEmployee(
  book: EmployeeBook,
  { phone = '', ...input }: EmployeeInput,
  { now, nextId }: EmployeeContext,
): EmployeeChange {
  requireFree(book, input.staff_id);
  const employee: EmployeeRecord = {
    id: nextId(),
    version: 1,
    ...input,
    phone: storedPhone(phone),
    left_at: null,
    created_at: now.toISOString(),
  };
  return { book: { ...book, employees: [...book.employees, employee] }, id: employee.id };
}

/**
 * Changes an employee.
 * @throws `notFound`, `conflict`, or `invalid` for a staff account that they can't have
 */
export function editEmployee(
  book: EmployeeBook,
  target: Target,
  { phone, ...input }: EmployeeInput,
  context: EmployeeContext,
): EmployeeChange {
  const employee = requireCurrent(book, target, context);
  requireFree(book, input.staff_id, employee.id);
  return withEmployee(book, {
    ...employee,
    ...input,
    phone: phoneAfter(employee.phone, phone),
    version: employee.version + 1,
  });
}

/**
 * Marks an employee as left, or as active again.
 * @throws `notFound`, `conflict`
 */
export function patchEmployee(
  book: EmployeeBook,
  target: Target,
  { has_left }: { has_left: boolean },
  context: EmployeeContext,
): EmployeeChange {
  const employee = requireCurrent(book, target, context);
  if (has_left === (employee.left_at !== null)) return { book, id: employee.id };
  const left_at = has_left ? context.now.toISOString() : null;
  return withEmployee(book, { ...employee, left_at, version: employee.version + 1 });
}

/**
 * Changes the version of an employee who gets a new PIN.
 * @throws `notFound`, `conflict`, or `notAllowedNow` for one who left
 */
export function renewPin(
  book: EmployeeBook,
  target: Target,
  context: EmployeeContext,
): EmployeeChange {
  const employee = requireCurrent(book, target, context);
  if (employee.left_at !== null) throw notNow({ why: 'not_employed' });
  return withEmployee(book, { ...employee, version: employee.version + 1 });
}
