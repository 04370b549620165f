import type { PrintDocument } from '@servery/api';
import type { Unit } from '../commands/Unit.ts';
import { businessDate } from '../time/index.ts';
import { dailySummaryOf } from './summary.ts';

/** Returns the summary of a merchant's trading day, YYYY-MM-DD; of today by default. */
export async function previewDay(
  unit: Unit,
  merchant_id: number,
  business_date: string | null,
): Promise<PrintDocument> {
  const { sources } = unit.prints;
  const paper = await sources.paper(merchant_id);
  const day = business_date ?? businessDate(unit.now, paper.shop.settings);
  return dailySummaryOf(await sources.ordersOfDay(merchant_id, day), day, paper, unit.now);
}
