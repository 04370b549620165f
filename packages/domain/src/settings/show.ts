import type { SettingVersions, StoreSettings } from '@servery/api';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import { emptyBrand } from './brand.ts';
import { emptyProfile } from './fieldsOf.ts';
import { maskAccount } from './payout.ts';
import { settingsAt, usualPrefixes } from './inForce.ts';
import { openingAt } from './opening.ts';

/** What a merchant has that limits its settings. */
export interface SettingFacts {
  has_orders: boolean;
  /** The tax classes of its dishes, and of those in carts. */
  tax_codes: readonly string[];
}

const unchanged: SettingVersions = {
  profile: 0,
  state: 0,
  hours: 0,
  service_charge: 0,
  tax_classes: 0,
  trading: 0,
  brand: 0,
  payout: 0,
};

/** Returns the versions of all sections. */
export const versionsOf = ({ settings }: Pick<MerchantRecord, 'settings'>): SettingVersions => ({
  ...unchanged,
  ...settings.versions,
});

/** Returns the settings of a merchant as screens show them, in force at an instant. */
export function showSettings(
  merchant: Pick<MerchantRecord, 'id' | 'name' | 'settings'>,
  { has_orders }: Pick<SettingFacts, 'has_orders'>,
  now: Date,
): StoreSettings {
  const settings = settingsAt(merchant.settings, now);
  const { time_zone, currency, override, service_charge, day_start } = settings;
  return {
    merchant_id: merchant.id,
    versions: versionsOf(merchant),
    profile: { ...emptyProfile, ...settings.profile, name: merchant.name, time_zone, currency },
    is_currency_fixed: has_orders,
    is_closed: !settings.is_open,
    override: override && Date.parse(override.until) > now.getTime() ? override : null,
    opening: openingAt(settings, now),
    hours: settings.hours ?? [],
    holidays: settings.holidays ?? [],
    service_charge: { ...service_charge, min_party: service_charge.min_party ?? 0 },
    tax_classes: settings.tax_classes.map((tax) => ({ ...tax, name: tax.name ?? '' })),
    trading: { day_start, order_prefixes: settings.order_prefixes ?? usualPrefixes },
    brand: settings.brand ?? emptyBrand,
    payout: settings.payout ? maskAccount(settings.payout) : null,
    scheduled: settings.scheduled ?? [],
    locks: settings.locks ?? {},
  };
}
