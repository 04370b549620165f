import type { PushedSection, StoredSettings } from '@servery/api';
import type { SectionValues } from './record.ts';

/** Returns the stored fields of a section. */
export function sectionValues(section: PushedSection, settings: StoredSettings): SectionValues {
  if (section === 'service_charge') return { service_charge: settings.service_charge };
  if (section === 'tax_classes') return { tax_classes: settings.tax_classes };
  const { hours, holidays } = settings;
  return { ...(hours && { hours }), ...(holidays && { holidays }) };
}

/** Returns settings with other values of a section. */
export function withValues(
  section: PushedSection,
  settings: StoredSettings,
  values: SectionValues,
): StoredSettings {
  if (section !== 'hours') return { ...settings, ...values };
  const { hours: _hours, holidays: _holidays, ...rest } = settings;
  return { ...rest, ...values };
}
