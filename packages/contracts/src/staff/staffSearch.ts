import { listStaff } from '@servery/api';
import { nameOrderCases, searchCases } from '../searchCases.ts';
import type { StaffStage } from './StaffStage.ts';

/** The search and the order of staff accounts. */
export function staffSearch(staff: StaffStage): void {
  const merchant_id = 101;
  const rows = 'staff accounts';
  const create = async (name: string) =>
    (await staff.create({ merchant_id, name }, 'supermerchant')).staff.id;
  const find = async (search = '') => {
    const query = { merchant_id, search, order: 'asc' as const, length: 100 };
    const { aaData } = await staff.stage.as('supermerchant', listStaff, { query });
    return aaData.map(({ id }) => id);
  };
  searchCases({ rows, create, find });
  nameOrderCases({ rows, create, list: find });
}
