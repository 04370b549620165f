import type { Stage } from '../Stage.ts';
import { nameOrderCases, searchCases } from '../searchCases.ts';
import { merchantCalls, newMerchant } from './merchantCalls.ts';

/** The search and the order of merchants. */
export function merchantSearch(stage: Stage): void {
  const calls = merchantCalls(stage);
  const rows = 'merchants';
  let last = 0;
  const create = async (name: string) => {
    last += 1;
    return (await calls.create({ ...newMerchant(`searched.owner.${last}`), name })).merchant.id;
  };
  const find = async (search = '') => (await calls.list({ search })).aaData.map(({ id }) => id);
  searchCases({ rows, create, find });
  nameOrderCases({ rows, create, list: find });
}
