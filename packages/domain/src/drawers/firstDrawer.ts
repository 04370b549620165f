import type { DrawerRecord } from './record.ts';

/** The variance in sen that needs no approval, unless the drawer has another limit. */
export const usualLimit = 200;

/** Returns the only cash drawer of a new merchant. */
export const firstDrawer = (merchant_id: number): DrawerRecord => ({
  id: merchant_id,
  version: 1,
  name: 'Till 1',
  is_active: true,
  variance_limit: usualLimit,
  printer_id: null,
});
