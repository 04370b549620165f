import {
  getMyShift,
  listCashMovements,
  listDrawers,
  listShifts,
  type CashMovement,
  type Shift,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { outletCases } from '../outletCases.ts';
import type { DrawersStage } from './DrawersStage.ts';

/** The filters of the lists of drawers, shifts and cash movements. */
export function drawerFilters(drawers: DrawersStage): void {
  const { stage } = drawers;
  outletCases(stage, [[listDrawers], [listShifts], [listCashMovements], [getMyShift]]);

  describe('filters of drawers', () => {
    test('find drawers by status', async () => {
      const made = await drawers.drawer('Filtered till');
      const find = async (status: 'active' | 'inactive') => {
        const query = { status, length: 100 };
        const { aaData } = await stage.as('merchant', listDrawers, { query });
        return aaData.map(({ id }) => id);
      };
      expect(await find('active')).toContain(made.id);
      expect(await find('inactive')).not.toContain(made.id);
    });

    test('find shifts by state, and cash movements by kind', async () => {
      const drawer = await drawers.drawer('Filtered drawer');
      const shift = await drawers.open('cashier', drawer, 10_000);
      await drawers.move('cashier', shift, 'pay_in', 500);
      await drawers.move('cashier', shift, 'pay_out', 300);
      const shifts = async (state: Shift['state']) => {
        const query = { drawer_id: drawer.id, state };
        const { aaData } = await stage.as('merchant', listShifts, { query });
        return aaData.map(({ id }) => id);
      };
      const amounts = async (kind: CashMovement['kind']) => {
        const query = { shift_id: shift.id, kind };
        const { aaData } = await stage.as('merchant', listCashMovements, { query });
        return aaData.map(({ amount }) => Math.abs(amount));
      };
      expect([await shifts('open'), await shifts('closed')]).toEqual([[shift.id], []]);
      expect([await amounts('pay_in'), await amounts('pay_out')]).toEqual([[500], [300]]);
      await drawers.end('cashier', shift);
      expect([await shifts('open'), await shifts('closed')]).toEqual([[], [shift.id]]);
    });
  });
}
