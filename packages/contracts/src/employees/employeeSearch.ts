import type { Stage } from '../Stage.ts';
import { nameOrderCases, searchCases } from '../searchCases.ts';
import { employeeCalls } from './employeeCalls.ts';

/** The search and the order of employees. */
export function employeeSearch(stage: Stage): void {
  const { create, list } = employeeCalls(stage);
  const merchant_id = 101;
  const rows = 'employees';
  const added = async (name: string) =>
    (await create({ merchant_id, name, title: 'Helper' }, 'supermerchant')).id;
  const find = async (query: object) =>
    (await list({ merchant_id, ...query }, 'supermerchant')).map(({ id }) => id);
  searchCases({ rows, create: added, find: (search) => find({ search }) });
  nameOrderCases({ rows, create: added, list: () => find({}) });
}
