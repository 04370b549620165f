import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { employee, employeePin, employeeStatuses } from '../entities/employee.ts';
import {
  choice,
  id,
  idChoice,
  idParam,
  listQuery,
  page,
  phone,
  sen,
  text,
  version,
} from '../fields.ts';

const one = v.object({ id: idParam });
const raises = ['staff.changed'] as const;
const typedPhone = v.union([v.literal(''), phone]);

/** Lists the employees of a merchant, or of all merchants in the caller's scope, by name. */
export const listEmployees = endpoint.get('/admin/merchant_employee', {
  summary: 'Lists employees by name.',
  capability: 'staff.manage',
  query: listQuery({ merchant_id: idChoice, status: choice(employeeStatuses) }),
  returns: page(employee),
  problems: ['notFound'],
});

const employeeFields = {
  name: text(2, 80),
  title: v.optional(text(0, 60), ''),
  hourly_wage: v.optional(v.nullable(sen), null),
  /** A staff account of the same outlet, which no other employee has. */
  staff_id: v.optional(v.nullable(id), null),
};

/** Adds an employee. */
export const createEmployee = endpoint.post('/admin/merchant_employee', {
  summary: 'Creates an employee.',
  capability: 'staff.manage',
  body: v.strictObject({
    merchant_id: v.optional(v.nullable(id), null),
    ...employeeFields,
    phone: v.optional(typedPhone, ''),
  }),
  returns: employee,
  problems: ['notFound'],
  raises,
});

/** Changes an employee. A phone number that is left out stays, such as one that is masked. */
export const editEmployee = endpoint.put('/admin/merchant_employee/:id', {
  summary: 'Updates an employee.',
  capability: 'staff.manage',
  tunnel: true,
  params: one,
  body: v.strictObject({ version, ...employeeFields, phone: v.optional(typedPhone) }),
  returns: employee,
  current: employee,
  problems: ['notFound', 'conflict'],
  raises,
});

/** Marks an employee as left, or as active again. Their staff account stays as it is. */
export const patchEmployee = endpoint.patch('/admin/merchant_employee/:id', {
  summary: 'Marks an employee as left, or as active again.',
  capability: 'staff.manage',
  params: one,
  body: v.strictObject({ version, has_left: v.boolean() }),
  returns: employee,
  current: employee,
  problems: ['notFound', 'conflict'],
  raises,
});

/**
 * Gives an employee a new PIN for the time clock, in place of an earlier one. The PIN is in no other
 * response. Refused with `not_employed` for employees who left.
 */
export const createEmployeePin = endpoint.post('/admin/merchant_employee/:id/pin', {
  summary: 'Gives an employee a new PIN for the time clock and returns it.',
  capability: 'staff.manage',
  params: one,
  body: v.strictObject({ version }),
  returns: employeePin,
  current: employee,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises,
});
