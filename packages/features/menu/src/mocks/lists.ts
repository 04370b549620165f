import type { FoodMenu } from '@servery/api';
import { isLow, isSoldOut } from '@servery/domain/menu';

/** Whether a row matches the status filter. */
export const matchesStatus = (
  status: '' | 'active' | 'inactive',
  row: { is_active: boolean },
): boolean => status === '' || row.is_active === (status === 'active');

/** Whether an item matches the status filter at a time. */
export const menuMatchesStatus = (
  status: '' | 'active' | 'inactive' | 'sold_out' | 'low_stock',
  menu: FoodMenu,
  now: Date,
): boolean => {
  if (status === 'sold_out') return menu.is_active && isSoldOut(menu, now);
  if (status === 'low_stock') return menu.is_active && isLow(menu);
  return matchesStatus(status, menu);
};
