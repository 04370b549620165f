import type { EmployeeRecord } from '@servery/domain/employees';
import type { StaffTemplate } from '@servery/api';
import { people } from './people.ts';

/** The job and the hourly wage in sen of staff with an account. */
const jobs: Record<StaffTemplate, readonly [title: string, hourly_wage: number]> = {
  supervisor: ['Floor supervisor', 1_650],
  cashier: ['Cashier', 1_150],
  waiter: ['Waiter', 1_000],
  kitchen: ['Head cook', 1_500],
  host: ['Host', 1_050],
  marketing: ['Marketing assistant', 1_400],
};

/** The employees without an account: two work at the first outlet, and one has left it. */
const others: readonly (Pick<EmployeeRecord, 'name' | 'title' | 'hourly_wage' | 'left_at'> & {
  merchant_id: number;
})[] = [
  {
    merchant_id: 101,
    name: 'Salmah Yusof',
    title: 'Assistant cook',
    hourly_wage: 1_200,
    left_at: null,
  },
  {
    merchant_id: 101,
    name: 'Azlan Hakim',
    title: 'Dishwasher',
    hourly_wage: 900,
    left_at: null,
  },
  {
    merchant_id: 101,
    name: 'Vincent Ong',
    title: 'Waiter',
    hourly_wage: 950,
    left_at: '2026-08-31T10:00:00.000Z',
  },
  {
    merchant_id: 102,
    name: 'Rosnah Idris',
    title: 'Assistant cook',
    hourly_wage: 1_200,
    left_at: null,
  },
];

/** Returns the employees of a merchant of the sample: its staff, and people without an account. */
export function sampleEmployees(merchant_id: number): EmployeeRecord[] {
  const staff = people.flatMap((person) => {
    if (person.merchant_id !== merchant_id || person.template === null) return [];
    const [title, hourly_wage] = jobs[person.template];
    return [{ name: person.name, title, hourly_wage, left_at: null, staff_id: person.id }];
  });
  const rest = others
    .filter((other) => other.merchant_id === merchant_id)
    .map(({ merchant_id: _, ...other }) => ({ ...other, staff_id: null }));
  return [...staff, ...rest].map((employee, i) => ({
    id: merchant_id * 10_000 + 9_000 + i,
    version: 1,
    ...employee,
    phone: '',
    created_at: '2025-01-06T02:00:00.000Z',
  }));
}
