import type { StoredSettings, TaxClass } from '@servery/api';
import { taxesWith } from '../orders/taxesWith.ts';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import { requireUnlocked } from './groupLock.ts';
import { inForce, saveSection, type SettingContext, type SettingResult } from './saveSection.ts';

/** Whether nobody has decided about taxes: all are zero, and not said to be. */
const isUndecided = ({ tax_classes, set_up }: StoredSettings): boolean =>
  tax_classes.every(({ rate }) => rate === 0) && set_up?.taxes === undefined;

/**
 * Gives a merchant the tax classes of another one that it lacks; scheduled lists get them too. A
 * merchant that hasn't decided about its taxes takes over those of the other one.
 * @throws `notAllowedNow` with `why: group_lock` if it lacks taxes and the group locked its own
 */
export function copyTaxes(
  merchant: MerchantRecord,
  taxes: readonly TaxClass[],
  context: SettingContext,
): SettingResult {
  const now = inForce(merchant, context);
  const { settings } = now;
  const other = { tax_classes: [...taxes] };
  const used = settings.tax_classes.filter(({ code }) => context.tax_codes.includes(code));
  const { tax_classes } = isUndecided(settings)
    ? taxesWith(other, { tax_classes: used })
    : taxesWith({ tax_classes: settings.tax_classes }, other);
  const scheduled = settings.scheduled?.map((change) =>
    change.section === 'tax_classes' ? taxesWith(change, { tax_classes }) : change,
  );
  const next = { ...settings, tax_classes, ...(scheduled && { scheduled }) };
  const result = saveSection(now, 'tax_classes', { name: now.name, settings: next });
  if (result.entry) requireUnlocked(settings, 'tax_classes');
  return result;
}
