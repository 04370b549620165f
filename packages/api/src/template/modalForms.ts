import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { id, phone, text } from '../fields.ts';
import { emailAddress, paymentCard } from './auth.ts';
import { billingPeriods, pricingPlans, subscription } from './pricing.ts';
import { userStatuses } from './users.ts';

const shared = { capability: 'public', isRooted: true } as const;
const created = { ...shared, status: 201 } as const;

/** A saved card, of which only the last digits of its number are kept. */
export const savedCard = v.object({ id, last: v.string() });

/** Saves a payment card. */
export const addCard = endpoint.post('/modal-examples/add-card', {
  ...created,
  summary: 'Saves a payment card.',
  body: v.strictObject(paymentCard.entries),
  returns: v.object({ card: savedCard }),
});

/** Changes the plan of the example, or how it’s paid. */
export const changeExamplePlan = endpoint.post('/modal-examples/change-plan', {
  ...shared,
  summary: 'Changes the plan and its billing period.',
  body: v.strictObject({ plan: v.picklist(pricingPlans), billing: v.picklist(billingPeriods) }),
  returns: v.object({ subscription: v.omit(subscription, ['trialEndsAt']) }),
});

/** The kinds of addresses. */
export const addressKinds = ['home', 'office'] as const;
export type AddressKind = (typeof addressKinds)[number];
/** The countries of addresses and users, as ISO 3166 codes. */
export const exampleCountries = [
  'AU',
  'BR',
  'CN',
  'DE',
  'FR',
  'GB',
  'MY',
  'SA',
  'SG',
  'US',
] as const;
export type ExampleCountry = (typeof exampleCountries)[number];
const country = v.picklist(exampleCountries);
const person = { firstName: text(1, 60), lastName: text(1, 60) };

const address = v.strictObject({
  kind: v.picklist(addressKinds),
  ...person,
  country,
  street: text(1, 120),
  postcode: text(1, 12),
  city: text(1, 80),
  /** Whether orders are delivered there unless another address is chosen. */
  isDefault: v.boolean(),
});
/** A saved address. At most one is the default. */
export const savedAddress = v.object({ id, ...address.entries });

/** Saves an address. A new default replaces the previous one. */
export const addAddress = endpoint.post('/modal-examples/add-address', {
  ...created,
  summary: 'Saves an address.',
  body: address,
  returns: v.object({ address: savedAddress }),
});

/** The categories of apps. */
export const appCategories = ['ordering', 'reporting', 'website'] as const;
export type AppCategory = (typeof appCategories)[number];
/** The frameworks that an app can be built with. */
export const appFrameworks = ['React', 'Angular', 'Vue', 'Laravel'] as const;
export type AppFramework = (typeof appFrameworks)[number];
/** The databases that an app can store its data in. */
export const appDatabases = ['PostgreSQL', 'MySQL', 'MongoDB', 'Redis'] as const;
export type AppDatabase = (typeof appDatabases)[number];

const app = {
  name: text(1, 60),
  category: v.picklist(appCategories),
  framework: v.picklist(appFrameworks),
  database: v.picklist(appDatabases),
};
/** An app without its payment card. */
export const createdApp = v.object({ id, ...app });

/** Creates an app. Names are unique. */
export const createApp = endpoint.post('/modal-examples/create-app', {
  ...created,
  summary: 'Creates an app that is paid for with a card.',
  body: v.strictObject({ ...app, card: paymentCard }),
  returns: v.object({ app: createdApp }),
});

/** The ways to receive the codes of the second step of signing in. */
export const twoFactorMethods = ['app', 'sms'] as const;
export type TwoFactorMethod = (typeof twoFactorMethods)[number];

/** How the account is protected, and the key to enter into an authenticator app. */
export const twoFactor = v.object({
  /** Null while two-factor authentication is off. */
  method: v.nullable(v.picklist(twoFactorMethods)),
  secret: v.string(),
  /** The code that the app shows now. A real host doesn’t return it. */
  appCode: v.string(),
});
export type TwoFactor = v.InferOutput<typeof twoFactor>;

/** Sends a code to a phone. */
export const sendPhoneCode = endpoint.post('/modal-examples/send-code', {
  ...shared,
  summary: 'Sends a code to a phone.',
  body: v.strictObject({ phone }),
  returns: v.object({
    /** The code of the message. A real host doesn’t return it. */
    phoneCode: v.string(),
  }),
});

/** Turns two-factor authentication on with a code of its method. */
export const turnOnTwoFactor = endpoint.post('/modal-examples/turn-on-two-factor', {
  ...shared,
  summary: 'Turns two-factor authentication on.',
  body: v.strictObject({
    method: v.picklist(twoFactorMethods),
    code: v.pipe(v.string(), v.regex(/^\d{6}$/, 'Must be 6 digits.')),
  }),
  returns: v.object({ twoFactor }),
});

/** The languages of the user, as in the app. */
export const exampleLanguages = ['ar', 'de', 'en', 'fr', 'ms', 'pt', 'zh'] as const;
export type ExampleLanguage = (typeof exampleLanguages)[number];

/** The user whose details can be edited. */
export const exampleUser = v.strictObject({
  ...person,
  email: emailAddress,
  phone,
  status: v.picklist(userStatuses),
  language: v.picklist(exampleLanguages),
  country,
});
export type ExampleUser = v.InferOutput<typeof exampleUser>;

/** Replaces the details of the user. */
export const updateExampleUser = endpoint.post('/modal-examples/update-user', {
  ...shared,
  summary: 'Updates the details of the user.',
  body: exampleUser,
  returns: v.object({ user: exampleUser }),
});
