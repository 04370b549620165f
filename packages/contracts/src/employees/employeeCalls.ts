import {
  createEmployee,
  createEmployeePin,
  editEmployee,
  listEmployees,
  patchEmployee,
  type Employee,
  type Input,
} from '@servery/api';
import type { Stage } from '../Stage.ts';

type Created = Input<typeof createEmployee>['body'];
type Edited = Omit<Input<typeof editEmployee>['body'], 'version'>;
type Ref = Pick<Employee, 'id' | 'version'>;

/** Returns the calls of employees, by the owner of the first outlet by default. */
export const employeeCalls = (stage: Stage) => ({
  list: async (query: object = {}, by = 'merchant'): Promise<Employee[]> => {
    const input = { query: { length: 100, order: 'asc' as const, ...query } };
    return (await stage.as(by, listEmployees, input)).aaData;
  },
  create: (body: Created, by = 'merchant') => stage.as(by, createEmployee, { body }),
  edit: ({ id, version }: Ref, body: Edited, by = 'merchant') =>
    stage.as(by, editEmployee, { params: { id }, body: { version, ...body } }),
  newPin: ({ id, version }: Ref, by = 'merchant') =>
    stage.as(by, createEmployeePin, { params: { id }, body: { version } }),
  patch: ({ id, version }: Ref, has_left: boolean, by = 'merchant') =>
    stage.as(by, patchEmployee, { params: { id }, body: { version, has_left } }),
});
