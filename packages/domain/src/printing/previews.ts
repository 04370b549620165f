import type { PrintDocument } from '@servery/api';
import { currentDay } from '../closings/currentDay.ts';
import type { Unit } from '../commands/Unit.ts';
import { reportDays } from '../reports/days.ts';
import { reportPrint } from './reportPrint.ts';
import { shiftPrint } from './shiftPrint.ts';

/**
 * Returns the printed report of a merchant's trading days; of the current one by default.
 * @throws `invalid`
 */
export async function previewDay(
  unit: Unit,
  merchant_id: number,
  dates: Parameters<typeof reportDays>[0],
): Promise<PrintDocument> {
  const { sources } = unit.prints;
  const paper = await sources.paper(merchant_id);
  const { settings, closed_on = null } = paper.shop;
  const days = reportDays(dates, currentDay(unit.now, settings, closed_on));
  return reportPrint(await sources.report(merchant_id, days), paper);
}

/**
 * Returns the printed report of a shift, with the merchant that it belongs to.
 * @throws `notFound`, or `notAllowedNow` while its figures are hidden from the caller
 */
export async function previewShift(
  { prints: { sources } }: Unit,
  shift_id: number,
): Promise<{ document: PrintDocument; merchant_id: number }> {
  const shift = await sources.shift(shift_id);
  const { merchant_id } = shift;
  return { document: shiftPrint(shift, await sources.paper(merchant_id)), merchant_id };
}
