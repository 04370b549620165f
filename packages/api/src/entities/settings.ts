import * as v from 'valibot';
import { id, instant, phone, text, version } from '../fields.ts';
import { brand } from './brand.ts';
import { maskedAccount } from './payout.ts';
import { settingLocks } from './settingLocks.ts';
import {
  holiday,
  openingHours,
  openingOverride,
  orderPrefixes,
  serviceCharge,
  taxClass,
} from './settingValues.ts';

/** The parts of a merchant's settings. Each is saved on its own and has a version of its own. */
export const settingSections = [
  'profile',
  'state',
  'hours',
  'service_charge',
  'tax_classes',
  'trading',
  'brand',
  'payout',
] as const;
export type SettingSection = (typeof settingSections)[number];

/** The sections whose changes can be scheduled. */
export const scheduledSections = ['service_charge', 'tax_classes', 'trading'] as const;
export type ScheduledSection = (typeof scheduledSections)[number];

/** The kinds of business. */
export const businessKinds = [
  'restaurant',
  'cafe',
  'bar',
  'bakery',
  'food_court',
  'food_truck',
  'retail',
  'other',
] as const;
export type BusinessKind = (typeof businessKinds)[number];

/** The currencies that a merchant can have. All of them have two decimals. */
export const currencies = [
  'AED',
  'AUD',
  'BND',
  'CAD',
  'CHF',
  'CNY',
  'EUR',
  'GBP',
  'HKD',
  'INR',
  'MYR',
  'NZD',
  'PHP',
  'SAR',
  'SGD',
  'THB',
  'USD',
] as const;
export type Currency = (typeof currencies)[number];

/** A number under which a business is registered, such as for a tax. */
export const taxNumber = v.object({ label: text(1, 20), number: text(3, 30) });
export type TaxNumber = v.InferOutput<typeof taxNumber>;

/** The description of a business, without the name, which the merchant itself has. */
export const businessProfile = v.object({
  kind: v.picklist(businessKinds),
  /** On as many lines as on an envelope. */
  address: text(0, 300),
  /** The number that guests call, in E.164; '' if there is none. */
  phone: v.union([v.literal(''), phone]),
  tax_numbers: v.array(taxNumber),
});
export type BusinessProfile = v.InferOutput<typeof businessProfile>;

/**
 * Why the store is open or closed at an instant: someone closed it, someone paused it or kept it
 * open for a time, or the hours of the week or of a holiday.
 */
export const openingReasons = ['closed', 'override', 'holiday', 'hours'] as const;

/** Whether the store takes orders at an instant. */
export const openingNow = v.object({
  is_open: v.boolean(),
  why: v.picklist(openingReasons),
  /** When this next changes; null if nothing is planned within two weeks. */
  until: v.nullable(instant),
});
export type OpeningNow = v.InferOutput<typeof openingNow>;

/** The settings of a trading day: when it starts, and how its orders are numbered. */
export const tradingSettings = v.object({
  /** As `HH:mm`, in the morning. */
  day_start: v.string(),
  order_prefixes: orderPrefixes,
});
export type TradingSettings = v.InferOutput<typeof tradingSettings>;

const planned = { id, from: instant };

/** A change of a section that will hold from an instant. */
export const scheduledChange = v.variant('section', [
  v.object({ ...planned, section: v.literal('service_charge'), service_charge: serviceCharge }),
  v.object({ ...planned, section: v.literal('tax_classes'), tax_classes: v.array(taxClass) }),
  v.object({ ...planned, section: v.literal('trading'), trading: tradingSettings }),
]);
export type ScheduledChange = v.InferOutput<typeof scheduledChange>;

/** The version of each section. A write is based on the version of its own section only. */
export const settingVersions = v.object({
  profile: version,
  state: version,
  hours: version,
  service_charge: version,
  tax_classes: version,
  trading: version,
  brand: version,
  payout: version,
});
export type SettingVersions = v.InferOutput<typeof settingVersions>;

/** All settings of a store, with the values that are in force now. */
export const storeSettings = v.object({
  merchant_id: id,
  versions: settingVersions,
  profile: v.object({
    name: v.string(),
    ...businessProfile.entries,
    time_zone: v.string(),
    currency: v.string(),
  }),
  /** Whether the currency can't change any more: the merchant has orders. */
  is_currency_fixed: v.boolean(),
  /** Whether someone closed the store until further notice. */
  is_closed: v.boolean(),
  /** The pause or extension in force; null if there is none. */
  override: v.nullable(openingOverride),
  /** Whether orders are taken now. */
  opening: openingNow,
  /** By weekday and start. Without any, the store is always open. */
  hours: v.array(openingHours),
  /** By date. */
  holidays: v.array(holiday),
  service_charge: serviceCharge,
  tax_classes: v.array(taxClass),
  trading: tradingSettings,
  brand,
  /** The account to which payouts go; null until it is entered. */
  payout: v.nullable(maskedAccount),
  /** The changes that don't hold yet, the earliest first. */
  scheduled: v.array(scheduledChange),
  /** The sections that the group locked: nobody can change them here. */
  locks: settingLocks,
});
export type StoreSettings = v.InferOutput<typeof storeSettings>;

const settingValue = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** A field of a section with its values before and after a change; null for none. */
export const settingFieldChange = v.object({
  field: v.string(),
  before: settingValue,
  after: settingValue,
});

/** A change of a section in the history: who made it, when, and the fields that it changed. */
export const settingChange = v.object({
  id,
  at: instant,
  by: v.string(),
  section: v.picklist(settingSections),
  /** From when a scheduled change holds; null for one that held immediately. */
  from: v.nullable(instant),
  /** Whether it cancelled a scheduled change. */
  is_cancelled: v.boolean(),
  changes: v.array(settingFieldChange),
});
export type SettingChange = v.InferOutput<typeof settingChange>;
