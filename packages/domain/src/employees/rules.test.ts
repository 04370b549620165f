import { describe, expect, test } from 'vitest';
import type { EmployeeBook, EmployeeRecord } from './record.ts';
import { createEmployee, editEmployee, employeeIn, patchEmployee } from './rules.ts';

const now = new Date('2026-11-20T05:30:00.000Z');
const merchant = { id: 101, name: 'Seri Melati' };
const context = { now, nextId: () => 99, merchant };

const employee = (id: number, more: Partial<EmployeeRecord> = {}): EmployeeRecord => ({
  id,
  version: 1,
  name: `Employee ${id}`,
  title: 'Cook',
  phone: '+60123456789',
  hourly_wage: 1_200,
  staff_id: null,
  left_at: null,
  created_at: '2026-01-06T02:00:00.000Z',
  ...more,
});
const bookOf = (...employees: EmployeeRecord[]): EmployeeBook => ({
  merchant_id: 101,
  employees,
  staff: [
    { id: 12, name: 'Suresh Pillai' },
    { id: 13, name: 'Siti Hajar Ismail' },
  ],
});
const input = { name: 'Salmah', title: 'Cook', hourly_wage: 1_200, staff_id: null };

describe('an employee', () => {
  test('is added without changing the book', () => {
    const book = bookOf(employee(1));
    const made = createEmployee(book, input, context);
    expect(employeeIn(made.book, 99)).toEqual({
      ...input,
      id: 99,
      version: 1,
      phone: '',
      left_at: null,
      created_at: now.toISOString(),
    });
    expect(book.employees).toHaveLength(1);
  });

  test('keeps their phone number unless another is given', () => {
    const edit = (phone?: string) =>
      editEmployee(bookOf(employee(1)), { id: 1, version: 1 }, { ...input, phone }, context).book
        .employees[0];
    expect(edit()).toMatchObject({ name: 'Salmah', phone: '+60123456789', version: 2 });
    expect(edit('')).toMatchObject({ phone: '' });
  });

  test('can have only a free staff account of their outlet', () => {
    const book = bookOf(employee(1, { staff_id: 12 }), employee(2));
    const give = (id: number, staff_id: number) =>
      editEmployee(book, { id, version: 1 }, { ...input, staff_id }, context).book.employees;
    const refused = (code: string) =>
      expect.objectContaining({ fields: { staff_id: expect.objectContaining({ code }) } });
    expect(() => give(2, 12)).toThrow(expect.objectContaining({ matter: refused('taken') }));
    expect(() => give(2, 14)).toThrow(expect.objectContaining({ matter: refused('unknown') }));
    expect(() => createEmployee(book, { ...input, staff_id: 12 }, context)).toThrow();
    expect(give(1, 12)[0]).toMatchObject({ staff_id: 12 });
    expect(give(2, 13)[1]).toMatchObject({ staff_id: 13 });
  });

  test('leaves once, and becomes active again', () => {
    const book = bookOf(employee(1));
    const left = patchEmployee(book, { id: 1, version: 1 }, { has_left: true }, context);
    expect(left.book.employees[0]).toMatchObject({ left_at: now.toISOString(), version: 2 });
    const target = { id: 1, version: 2 };
    expect(patchEmployee(left.book, target, { has_left: true }, context).book).toBe(left.book);
    const back = patchEmployee(left.book, target, { has_left: false }, context);
    expect(back.book.employees[0]).toMatchObject({ left_at: null, version: 3 });
  });

  test('isn’t changed on an outdated version, which gets the current one', () => {
    const book = bookOf(employee(1, { version: 3, staff_id: 12 }));
    const current = expect.objectContaining({ merchant, staff: { id: 12, name: 'Suresh Pillai' } });
    expect(() => patchEmployee(book, { id: 1, version: 2 }, { has_left: true }, context)).toThrow(
      expect.objectContaining({ code: 'conflict', matter: expect.objectContaining({ current }) }),
    );
    expect(() => employeeIn(book, 2)).toThrow(expect.objectContaining({ code: 'notFound' }));
  });
});
