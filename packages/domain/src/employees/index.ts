export type { EmployeeBook, EmployeeChange, EmployeeRecord } from './record.ts';
export { createEmployee, editEmployee, employeeIn, patchEmployee, renewPin } from './rules.ts';
export type { EmployeeContext, EmployeeInput } from './rules.ts';
export { showEmployee } from './showEmployee.ts';
