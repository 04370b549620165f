import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instant, phone, text } from '../fields.ts';
import { timeZone } from '../timeZone.ts';
import { emailAddress } from './auth.ts';
import { exampleCountries, exampleLanguages } from './modalForms.ts';
import { newPassword, userAccount } from './userAccounts.ts';
import { user } from './users.ts';

/** The currencies that amounts can be shown in, as ISO 4217 codes. */
export const settingsCurrencies = ['AUD', 'BRL', 'CNY', 'EUR', 'GBP', 'MYR', 'SGD', 'USD'] as const;
export type SettingsCurrency = (typeof settingsCurrencies)[number];

/** The ways to pay for the plan. */
export const planPayments = ['card', 'paypal'] as const;
export type PlanPayment = (typeof planPayments)[number];

/** The maximum length of a picture as a `data:` URL. */
export const maxAvatarLength = 120_000;

/** The details of the signed-in person. */
const ownProfile = v.strictObject({
  /** A `data:` URL of a picture; null to show initials. */
  avatar: v.nullable(
    v.pipe(
      v.string(),
      v.regex(/^data:image\/(?:jpeg|svg\+xml)[;,]/, 'Must be a picture.'),
      v.maxLength(maxAvatarLength, 'Must be smaller.'),
    ),
  ),
  firstName: text(1, 50),
  lastName: text(1, 50),
  email: emailAddress,
  company: text(0, 120),
  phone: v.union([v.literal(''), phone]),
  address: text(0, 200),
  state: text(0, 80),
  postcode: text(0, 12),
  country: v.picklist(exampleCountries),
  language: v.picklist(exampleLanguages),
  timeZone,
  currency: v.picklist(settingsCurrencies),
});
export type OwnProfile = v.InferOutput<typeof ownProfile>;

/** How the signed-in person pays for the plan: with the primary card, or through PayPal. */
const payment = v.variant('method', [
  v.strictObject({ method: v.literal('card') }),
  v.strictObject({ method: v.literal('paypal'), email: emailAddress }),
]);

const accountSettings = v.object({
  /** The signed-in person as a user, who isn’t in the list of users. */
  user,
  account: userAccount,
  profile: ownProfile,
  payment,
  /** When the account will be deleted; null unless its deletion was requested. */
  deletesAt: v.nullable(instant),
});
export type AccountSettings = v.InferOutput<typeof accountSettings>;

const shared = {
  capability: 'public',
  isRooted: true,
  returns: v.object({ settings: accountSettings }),
} as const;

/** Returns the settings of the signed-in person. */
export const getAccountSettings = endpoint.get('/account-setting/data', {
  ...shared,
  summary: 'Returns the settings of the signed-in person.',
});

/** Replaces the details of the signed-in person. No user has the same email address. */
export const saveOwnProfile = endpoint.post('/account-setting/save-profile', {
  ...shared,
  summary: 'Saves the details of the signed-in person.',
  body: v.strictObject({ profile: ownProfile }),
});

/** Changes the password of the signed-in person. */
export const changeOwnPassword = endpoint.post('/account-setting/change-password', {
  ...shared,
  summary: 'Changes the password of the signed-in person.',
  body: v.strictObject({
    current: v.pipe(
      v.string(),
      v.minLength(1, 'This field is required.'),
      v.maxLength(128, 'Must be at most 128 characters.'),
    ),
    password: newPassword,
  }),
});

/** Replaces the way in which the signed-in person pays for the plan. */
export const savePlanPayment = endpoint.post('/account-setting/save-payment', {
  ...shared,
  summary: 'Saves how the signed-in person pays for the plan.',
  body: v.strictObject({ payment }),
});

/** Requests the deletion of the account, which can be withdrawn for 30 days. */
export const deleteOwnAccount = endpoint.delete('/account-setting/delete', {
  ...shared,
  summary: 'Requests the deletion of the account.',
});

/** Withdraws the request to delete the account. */
export const keepOwnAccount = endpoint.post('/account-setting/keep', {
  ...shared,
  summary: 'Withdraws the request to delete the account.',
  body: v.strictObject({}),
});
