import type {
  BusinessProfile,
  OpenWindow,
  SettingChange,
  SettingSection,
  StoredSettings,
} from '@servery/api';
import { maskedNumber } from './payout.ts';
import { emptyBrand } from './brand.ts';
import { usualPrefixes } from './inForce.ts';

/** The values of a section by flat names, as the history compares them. */
export type SettingFields = Record<string, SettingChange['changes'][number]['after']>;

/** The profile of a merchant that hasn't entered one. */
export const emptyProfile: BusinessProfile = {
  kind: 'restaurant',
  address: '',
  phone: '',
  tax_numbers: [],
};

/** A merchant, as far as its settings show it. */
export interface Settable {
  name: string;
  settings: StoredSettings;
}

const periods = (windows: readonly OpenWindow[]): string =>
  windows.map(({ start, end }) => `${start}–${end}`).join(', ');

function profileFields({ name, settings }: Settable): SettingFields {
  const { tax_numbers, ...profile } = settings.profile ?? emptyProfile;
  const { time_zone, currency } = settings;
  const numbers = tax_numbers.map(({ label, number }) => [`tax_number.${label}`, number] as const);
  return { name, ...profile, ...Object.fromEntries(numbers), time_zone, currency };
}

function hoursFields({ hours = [], holidays = [] }: StoredSettings): SettingFields {
  const days = Map.groupBy(hours, ({ weekday }) => weekday);
  return {
    ...Object.fromEntries([...days].map(([day, windows]) => [`hours.${day}`, periods(windows)])),
    ...Object.fromEntries(
      holidays.flatMap(({ date, name, hours: windows }) => [
        [`holiday.${date}.name`, name],
        [`holiday.${date}.hours`, periods(windows)],
      ]),
    ),
  };
}

const taxFields = ({ tax_classes }: StoredSettings): SettingFields => ({
  usual: tax_classes[0]?.code ?? '',
  ...Object.fromEntries(
    tax_classes.flatMap(({ code, name, rate, is_inclusive }) => [
      [`tax.${code}.name`, name ?? ''],
      [`tax.${code}.rate`, rate],
      [`tax.${code}.is_inclusive`, is_inclusive],
    ]),
  ),
});

/** Returns the values of a section. */
export function fieldsOf(section: SettingSection, merchant: Settable): SettingFields {
  const { settings } = merchant;
  switch (section) {
    case 'profile':
      return profileFields(merchant);
    case 'state': {
      const { is_open, override } = settings;
      return { is_open: override?.is_open ?? is_open, until: override?.until ?? null };
    }
    case 'hours':
      return hoursFields(settings);
    case 'service_charge': {
      const { rate, is_taxed, methods, min_party = 0 } = settings.service_charge;
      return { rate, is_taxed, methods: methods.toSorted().join(', '), min_party };
    }
    case 'tax_classes':
      return taxFields(settings);
    case 'brand': {
      const { popup, ...brand } = settings.brand ?? emptyBrand;
      const shown = Object.entries(popup).map(([part, value]) => [`popup.${part}`, value] as const);
      return { ...brand, ...Object.fromEntries(shown) };
    }
    case 'payout': {
      const { payout } = settings;
      return payout ? { ...payout, number: maskedNumber(payout.number) } : {};
    }
    case 'trading': {
      const { day_start, order_prefixes = usualPrefixes } = settings;
      const prefixes = Object.entries(order_prefixes);
      return {
        day_start,
        ...Object.fromEntries(prefixes.map(([method, letters]) => [`prefix.${method}`, letters])),
      };
    }
  }
}

/** Returns the fields that differ; one that only one side has is null on the other. */
export const changesBetween = (
  before: SettingFields,
  after: SettingFields,
): SettingChange['changes'] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({
      field,
      before: before[field] ?? null,
      after: after[field] ?? null,
    }))
    .filter((change) => change.before !== change.after);
