import { invalid, type editProfile as endpoint, type Parsed } from '@servery/api';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import { storedPhone } from '../phone/readPhone.ts';
import { isSameName } from '../search/nameKey.ts';
import {
  inForce,
  requireVersion,
  saveSection,
  type SettingContext,
  type SettingResult,
} from './saveSection.ts';

type Input = Omit<Parsed<typeof endpoint>['body'], 'id'>;

/** Refuses a second tax number under the same label. */
function requireDistinct({ tax_numbers }: Pick<Input, 'tax_numbers'>): void {
  const twice = tax_numbers.findIndex(({ label }, i) =>
    tax_numbers.slice(0, i).some((other) => isSameName(other.label, label)),
  );
  if (twice >= 0)
    throw invalid(`tax_numbers.${twice}.label`, 'taken', 'Another number already has this label.');
}

/**
 * Changes the business profile. The currency is fixed once the merchant has an order.
 * @throws `conflict` or `invalid`
 */
export function editProfile(
  merchant: MerchantRecord,
  { version, name, time_zone, currency, ...input }: Input,
  context: SettingContext,
): SettingResult {
  requireVersion(merchant, 'profile', version, context);
  requireDistinct(input);
  const now = inForce(merchant, context);
  if (context.has_orders && currency !== now.settings.currency)
    throw invalid('currency', 'fixed', 'The currency can’t change after the first order.');
  const profile = { ...input, phone: storedPhone(input.phone) };
  const settings = { ...now.settings, profile, time_zone, currency };
  return saveSection(now, 'profile', { name, settings });
}
