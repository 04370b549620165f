import type { FoodMenu } from '@servery/api';
import { isLow, isSoldOut } from '@servery/domain/menu';

/** Whether a row that can be switched off stands as it is asked for. */
export const stands = (status: '' | 'active' | 'inactive', row: { is_active: boolean }): boolean =>
  status === '' || row.is_active === (status === 'active');

/** Whether an item stands as it is asked for, now. */
export const menuStands = (
  status: '' | 'active' | 'inactive' | 'sold_out' | 'low_stock',
  menu: FoodMenu,
  now: Date,
): boolean => {
  if (status === 'sold_out') return menu.is_active && isSoldOut(menu, now);
  if (status === 'low_stock') return menu.is_active && isLow(menu);
  return stands(status, menu);
};
