import type { Unit } from '../commands/Unit.ts';
import type { PaymentOptionRecord } from '../payments/record.ts';
import { openDrawer } from '../printing/openDrawer.ts';
import { opensDrawer } from './opensDrawer.ts';
import type { OrderRecord } from './record.ts';

/**
 * Opens the cash drawer of the caller once if a change of the money of orders needs it. `after` has
 * the same orders as `before`.
 */
export async function openForCash(
  unit: Unit,
  before: readonly OrderRecord[],
  after: readonly OrderRecord[],
  options: readonly PaymentOptionRecord[],
): Promise<void> {
  const at = before.findIndex((order, i) => opensDrawer(order, after[i]!, options));
  if (at < 0) return;
  const { id, number, merchant_id } = before[at]!;
  const printer_id = await unit.drawers.ownPrinter(merchant_id);
  await openDrawer(unit, merchant_id, { printer_id, order: { id, number } });
}
