import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { brand, brandPopup } from '../entities/brand.ts';
import { orderMethods } from '../entities/order.ts';
import { banks } from '../entities/payout.ts';
import {
  businessKinds,
  businessProfile,
  currencies,
  settingChange,
  settingSections,
  storeSettings,
  taxNumber,
} from '../entities/settings.ts';
import { holiday, openingHours, openWindow } from '../entities/settingValues.ts';
import {
  businessDate,
  choice,
  id,
  idChoice,
  instant,
  localTime,
  page,
  startTime,
  text,
  version,
  wholeParam,
} from '../fields.ts';
import { timeZone } from '../timeZone.ts';

const of = { id: v.optional(v.nullable(id), null), version };
const whole = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(min, `Must be at least ${min}.`),
    v.maxValue(max, `Must be at most ${max}.`),
  );
const answers = {
  merchantField: 'id',
  returns: storeSettings,
  current: storeSettings,
  problems: ['notFound', 'conflict'],
  raises: ['merchant.changed'],
} as const;

/** Returns all settings of a merchant. Callers without a merchant of their own must pass its id. */
export const getSettings = endpoint.get('/admin/merchant/setting', {
  summary: 'Returns the settings of a merchant that are in force, and the scheduled changes.',
  capability: 'merchant.view',
  query: v.strictObject({ type: v.optional(v.picklist(['store']), 'store'), id: idChoice }),
  merchantField: 'id',
  returns: storeSettings,
  problems: ['notFound'],
});

/** Changes the business profile. The currency is fixed once the merchant has an order. */
export const editProfile = endpoint.put('/admin/merchant/update', {
  summary: 'Updates the business profile: name, address, tax numbers, time zone and currency.',
  capability: 'merchant.profile',
  tunnel: true,
  body: v.strictObject({
    ...of,
    name: text(2, 120),
    kind: v.picklist(businessKinds),
    address: v.optional(text(0, 300), ''),
    phone: v.optional(businessProfile.entries.phone, ''),
    tax_numbers: v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            label: taxNumber.entries.label,
            number: v.pipe(
              taxNumber.entries.number,
              v.regex(
                /^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u,
                'Must have only letters, digits, spaces, dots, slashes and hyphens.',
              ),
            ),
          }),
        ),
        v.maxLength(5, 'Must have at most 5 entries.'),
      ),
      [],
    ),
    time_zone: timeZone,
    currency: v.picklist(currencies),
  }),
  ...answers,
});

/**
 * Opens or closes the store, until further notice or until an instant. Afterwards the opening hours
 * apply again.
 */
export const setOpening = endpoint.patch('/admin/merchant/update', {
  summary: 'Opens, closes or pauses the store, with or without an end.',
  capability: 'order.accept',
  tunnel: true,
  body: v.strictObject({
    ...of,
    is_open: v.boolean(),
    /** When the opening hours apply again; null for no end. */
    until: v.optional(v.nullable(instant), null),
  }),
  ...answers,
});

const window = { ...openWindow.entries, start: startTime };
const percent = whole(0, 2_000);
const prefix = v.pipe(
  text(1, 3),
  v.regex(/^[A-Z]{1,3}$/, 'Must be 1 to 3 capital letters from A to Z.'),
);
/** From when a change holds, in the merchant's time zone; null for now. */
const from = v.optional(v.nullable(localTime), null);

/**
 * Changes one section of the settings, or cancels a scheduled change. A section that the group
 * locked is refused with `why: group_lock`.
 */
export const editSetting = endpoint.post('/admin/merchant/setting', {
  summary: 'Updates one section of a merchant’s settings, now or from a given time.',
  capability: 'setting.edit',
  body: v.variant('type', [
    v.strictObject({
      ...of,
      type: v.literal('hours'),
      /** Without any, the store is always open. */
      hours: v.pipe(
        v.array(v.strictObject({ ...openingHours.entries, start: startTime })),
        v.maxLength(28, 'Must have at most 28 entries.'),
      ),
      holidays: v.pipe(
        v.array(
          v.strictObject({
            ...holiday.entries,
            name: text(1, 60),
            hours: v.pipe(
              v.array(v.strictObject(window)),
              v.maxLength(4, 'Must have at most 4 entries.'),
            ),
          }),
        ),
        v.maxLength(100, 'Must have at most 100 entries.'),
      ),
    }),
    v.strictObject({
      ...of,
      type: v.literal('service_charge'),
      from,
      /** In hundredths of a percent. */
      rate: percent,
      is_taxed: v.boolean(),
      methods: v.pipe(v.array(v.picklist(orderMethods)), v.maxLength(orderMethods.length)),
      /** The smallest party that pays it; 0 for every party. */
      min_party: v.optional(whole(0, 50), 0),
    }),
    v.strictObject({
      ...of,
      type: v.literal('tax_classes'),
      from,
      /** The first is the usual one. A class that dishes have can't be left out. */
      tax_classes: v.pipe(
        v.array(
          v.strictObject({
            code: v.pipe(
              text(1, 12),
              v.regex(/^[A-Z0-9_-]+$/, 'Must have only A to Z, digits, hyphens and underscores.'),
            ),
            name: v.optional(text(0, 40), ''),
            rate: whole(0, 10_000),
            is_inclusive: v.boolean(),
          }),
        ),
        v.minLength(1, 'Must have at least one entry.'),
        v.maxLength(10, 'Must have at most 10 entries.'),
      ),
    }),
    v.strictObject({
      ...of,
      type: v.literal('trading'),
      /** The first date on which it holds, after today. */
      from: businessDate,
      /** From 00:00 to 11:59. */
      day_start: v.pipe(startTime, v.regex(/^(?:0\d|1[01])/, 'Must be from 00:00 to 11:59.')),
      order_prefixes: v.strictObject({ dine_in: prefix, pickup: prefix, delivery: prefix }),
    }),
    v.strictObject({
      ...of,
      ...brand.entries,
      type: v.literal('brand'),
      color: v.nullable(
        v.pipe(
          v.string(),
          v.regex(/^#[\da-f]{6}$/i, 'Must be a colour such as #0f766e.'),
          v.toLowerCase(),
        ),
      ),
      popup: v.strictObject({ ...brandPopup.entries, title: text(0, 60), text: text(0, 300) }),
    }),
    v.strictObject({
      ...of,
      type: v.literal('payout'),
      bank: v.picklist(banks),
      /** Required for an `other` bank. */
      bank_name: v.optional(text(0, 60), ''),
      holder: text(2, 120),
      /** Without it, the account keeps its number, as long as the bank stays. */
      number: v.optional(text(0, 40), ''),
    }),
    v.strictObject({
      ...of,
      type: v.literal('cancel_change'),
      /** A scheduled change that doesn't hold yet. `version` is that of its section. */
      change_id: id,
    }),
  ]),
  ...answers,
  problems: [...answers.problems, 'notAllowedNow'],
});

/** Lists the changes of a merchant's settings, the newest first. */
export const listSettingChanges = endpoint.get('/admin/merchant/setting/history', {
  summary: 'Lists the changes to a merchant’s settings, with their authors, times and values.',
  capability: 'setting.edit',
  query: v.strictObject({
    id: idChoice,
    section: choice(settingSections),
    start: v.optional(wholeParam(0, 10_000_000), 0),
    length: v.optional(wholeParam(1, 100), 20),
  }),
  merchantField: 'id',
  returns: page(settingChange),
  problems: ['notFound'],
});
