import {
  clockAttendance,
  createEmployee,
  createEmployeePin,
  editEmployee,
  listEmployees,
  nameOf,
  patchEmployee,
} from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import { guardedCases } from '../guardedCases.ts';
import type { ContractHost } from '../host.ts';
import { listLaws } from '../listLaws.ts';
import { Stage } from '../Stage.ts';
import { employeeAccess } from './employeeAccess.ts';
import { employeeList } from './employeeList.ts';
import { employeeSearch } from './employeeSearch.ts';
import { employeeWrites } from './employeeWrites.ts';

/** The endpoints covered by the contract of employees, as `GET /path`. */
export const employeesEndpoints: ReadonlySet<string> = new Set(
  [createEmployee, createEmployeePin, editEmployee, listEmployees, patchEmployee].map(nameOf),
);

/**
 * Registers the tests that any host of employees must pass. The last one checks that every endpoint
 * was called.
 */
export function employeesContract(start: () => Promise<ContractHost> | ContractHost): void {
  const stage = new Stage();
  beforeAll(() => stage.open(start));

  // The list comes first, because it needs the unchanged sample.
  employeeList(stage);
  listLaws(stage, {
    name: 'employees',
    list: listEmployees,
    username: 'merchant',
    query: {},
    search: 'cook',
    textOf: ({ name, title }: { name: string; title: string }) => `${name}\n${title}`,
  });
  employeeWrites(stage);
  employeeAccess(stage);
  employeeSearch(stage);
  guardedCases(stage, employeesEndpoints);

  test('exercises every endpoint', () => {
    const ours = new Set(stage.seen);
    // Called to see that a PIN works.
    ours.delete(nameOf(clockAttendance));
    expect([...ours].toSorted()).toEqual([...employeesEndpoints].toSorted());
  });
}
