import * as v from 'valibot';
import { brand } from './brand.ts';
import { merchantSettings } from './merchant.ts';
import { payoutAccount } from './payout.ts';
import { holiday, openingHours, openingOverride, orderPrefixes } from './settingValues.ts';
import { settingLocks } from './settingLocks.ts';
import { businessProfile, scheduledChange, settingVersions } from './settings.ts';
import { setUpMarks } from './setUpMarks.ts';

/** The settings of a merchant as hosts store them: those in force when they were last changed. */
export const storedSettings = v.object({
  ...merchantSettings.entries,
  /** False if the store is closed until further notice. `isOpenAt` says if it takes orders. */
  is_open: v.boolean(),
  /** A pause or an extension of the opening hours. @default null */
  override: v.optional(v.nullable(openingOverride)),
  /** Without any, the store is always open. @default [] */
  hours: v.optional(v.array(openingHours)),
  /** @default [] */
  holidays: v.optional(v.array(holiday)),
  /** The letters of order numbers. @default D, P and L */
  order_prefixes: v.optional(orderPrefixes),
  /** @default a restaurant without address, phone and tax numbers */
  profile: v.optional(businessProfile),
  /**
   * Whether the platform reviews its documents before it goes live. It is decided when a merchant
   * joins, so that a later decision never closes one that is open.
   * @default false
   */
  documents_required: v.optional(v.boolean()),
  /** @default the usual colours without pictures and popup */
  brand: v.optional(brand),
  /** Never in a response, an event or the history. @default none */
  payout: v.optional(payoutAccount),
  /** The steps of the set-up that were marked as done or skipped. @default none */
  set_up: v.optional(setUpMarks),
  /** The versions of the sections; one that was never changed has none. */
  versions: v.optional(v.partial(settingVersions)),
  /** Changes that hold from an instant, the earliest first. */
  scheduled: v.optional(v.array(scheduledChange)),
  /** The sections that the group locked. @default none */
  locks: v.optional(settingLocks),
});
export type StoredSettings = v.InferOutput<typeof storedSettings>;
