import type { editSetting as endpoint, Parsed } from '@servery/api';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import { editBrand } from './editBrand.ts';
import { cancelChange, editMoney } from './editMoney.ts';
import { editPayout } from './editPayout.ts';
import { editHours } from './editOpening.ts';
import type { SettingContext, SettingResult } from './saveSection.ts';

type Body = Parsed<typeof endpoint>['body'];

/**
 * Changes one section of the settings, or cancels a scheduled change.
 * @throws `conflict`, `invalid`, `notFound`, or `notAllowedNow` with `why: group_lock`
 */
export function editSetting(
  merchant: MerchantRecord,
  input: Body,
  context: SettingContext,
): SettingResult {
  if (input.type === 'hours') return editHours(merchant, input, context);
  if (input.type === 'brand') {
    const { id: _id, type: _type, ...brand } = input;
    return editBrand(merchant, brand, context);
  }
  if (input.type === 'payout') return editPayout(merchant, input, context);
  if (input.type === 'cancel_change') return cancelChange(merchant, input, context);
  return editMoney(merchant, input, context);
}
