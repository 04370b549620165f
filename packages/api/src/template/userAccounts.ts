import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { count, id, idParam, instant, phone, sen, text } from '../fields.ts';
import { objectOf } from './objectOf.ts';
import { userPlans } from './users.ts';

/** The kinds of a user's activities. */
export const userActivities = ['signedIn', 'invoicePaid', 'fileShared', 'projectStarted'] as const;
export type UserActivity = (typeof userActivities)[number];

/** The statuses of a user's invoices. */
export const userInvoiceStatuses = ['paid', 'sent', 'overdue'] as const;
export type UserInvoiceStatus = (typeof userInvoiceStatuses)[number];

/** The kinds of events that users are notified of. */
export const userNotices = ['newForYou', 'accountActivity', 'newBrowser', 'newDevice'] as const;
export type UserNotice = (typeof userNotices)[number];

/** The ways in which users are notified. */
export const noticeChannels = ['email', 'browser', 'app'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** The external accounts that can be connected. */
export const userServices = ['google', 'slack', 'github', 'mailchimp', 'asana'] as const;
export type UserService = (typeof userServices)[number];

/** The social networks that can be linked. */
export const userNetworks = ['facebook', 'x', 'linkedin', 'dribbble', 'behance'] as const;
export type UserNetwork = (typeof userNetworks)[number];

/** When users are notified: always, or only while they use the app. */
export const noticeTimings = ['always', 'online'] as const;
export type NoticeTiming = (typeof noticeTimings)[number];

const notices = objectOf(userNotices, objectOf(noticeChannels, v.boolean()));
export type UserNotices = v.InferOutput<typeof notices>;

/** How a user confirms a sign-in: a code from an app or a text message; null for a password alone. */
const twoStep = v.nullable(
  v.variant('method', [
    v.object({ method: v.literal('app') }),
    v.object({ method: v.literal('sms'), phone }),
  ]),
);
export type TwoStep = v.InferOutput<typeof twoStep>;

/** A payment card. Only the last four digits of its number are stored. */
const userCard = v.object({
  id,
  holder: v.string(),
  /** The brand, in lower case; empty if it isn't known. */
  brand: v.string(),
  last4: v.string(),
  /** The month and year in which it expires, `MM/YY`. */
  expires: v.string(),
  isPrimary: v.boolean(),
});
export type UserCard = v.InferOutput<typeof userCard>;

/** A billing address. */
const userAddress = v.strictObject({
  street: text(1, 200),
  city: text(1, 80),
  postcode: text(1, 20),
  country: text(1, 80),
  taxId: text(0, 40),
});
export type UserAddress = v.InferOutput<typeof userAddress>;

const userProject = v.object({
  id,
  name: v.string(),
  client: v.string(),
  tasks: count,
  tasksDone: count,
  hours: count,
});
export type UserProject = v.InferOutput<typeof userProject>;

const userInvoice = v.object({
  id,
  issuedAt: instant,
  total: sen,
  status: v.picklist(userInvoiceStatuses),
});
export type UserInvoice = v.InferOutput<typeof userInvoice>;

/** The account of a user: plan, projects, invoices, security, cards and notifications. */
export const userAccount = v.object({
  /** The prices of the plans per month; 0 for the free plan. */
  planPrices: objectOf(userPlans, sen),
  /** The days of the plan’s period, and those that have passed. */
  planDays: count,
  planDaysUsed: count,
  /** Whether the plan ends with its period. */
  isPlanCancelled: v.boolean(),
  projects: v.array(userProject),
  activities: v.array(
    v.object({ id, kind: v.picklist(userActivities), subject: v.string(), at: instant }),
  ),
  invoices: v.array(userInvoice),
  passwordChangedAt: v.nullable(instant),
  twoStep,
  devices: v.array(
    v.object({ id, browser: v.string(), device: v.string(), place: v.string(), at: instant }),
  ),
  cards: v.array(userCard),
  address: v.nullable(userAddress),
  notices,
  noticeTiming: v.picklist(noticeTimings),
  services: objectOf(userServices, v.boolean()),
  /** The names on social networks; null if it isn’t linked. */
  networks: objectOf(userNetworks, v.nullable(v.string())),
});
export type UserAccount = v.InferOutput<typeof userAccount>;

const shared = { capability: 'public', isRooted: true } as const;
const one = v.object({ account: userAccount });
const changes = { ...shared, returns: one, problems: ['notFound'] } as const;

/** Returns what the view of a user shows besides the user. */
export const getUserAccount = endpoint.get('/apps/users/account', {
  ...changes,
  summary: 'Returns the account of a user.',
  query: v.strictObject({ id: idParam }),
});

/** Suspends a user or lifts the suspension. */
export const suspendUser = endpoint.post('/apps/users/suspend', {
  ...changes,
  summary: 'Suspends a user, or lifts the suspension.',
  body: v.strictObject({ id, isSuspended: v.boolean() }),
});

/** Changes the plan of a user. A new period starts, and a cancellation is withdrawn. */
export const changeUserPlan = endpoint.post('/apps/users/change-plan', {
  ...changes,
  summary: 'Changes the plan of a user.',
  body: v.strictObject({ id, plan: v.picklist(userPlans) }),
});

/** Cancels the paid plan of a user at the end of its period. */
export const cancelUserPlan = endpoint.post('/apps/users/cancel-plan', {
  ...changes,
  summary: 'Cancels the plan of a user.',
  body: v.strictObject({ id }),
  problems: ['notFound', 'notAllowedNow'],
});

/** A password with the template’s rules. */
export const newPassword = v.pipe(
  v.string(),
  v.minLength(8, 'Must be at least 8 characters.'),
  v.maxLength(128, 'Must be at most 128 characters.'),
  v.regex(/\p{Lu}/u, 'Must contain an uppercase letter.'),
  v.regex(/[\d\p{P}\p{S}]/u, 'Must contain a digit or a symbol.'),
);

/** Sets the password of a user. */
export const setUserPassword = endpoint.post('/apps/users/set-password', {
  ...changes,
  summary: 'Sets the password of a user.',
  body: v.strictObject({ id, password: newPassword }),
});

/** Turns two-step verification on, with a code from its app or message, or off. */
export const setTwoStep = endpoint.post('/apps/users/two-step', {
  ...changes,
  summary: 'Turns the two-step verification of a user on or off.',
  body: v.strictObject({
    id,
    twoStep,
    /** The code that confirms the method; the sample accepts any six digits. */
    code: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/, 'Must be a 6-digit code.'))),
  }),
});

/** Adds a card, or changes one except for its number. */
export const saveUserCard = endpoint.post('/apps/users/save-card', {
  ...changes,
  summary: 'Saves a payment card of a user.',
  body: v.strictObject({
    id,
    /** The id of the card to change; null adds one. */
    cardId: v.nullable(id),
    card: v.strictObject({
      /** Required for a new card, and never changed. */
      number: v.optional(v.pipe(v.string(), v.regex(/^\d{12,19}$/, 'Must be a card number.'))),
      /** The brand that the number shows; empty if it isn't known. */
      brand: text(0, 20),
      holder: text(1, 80),
      expires: v.pipe(
        v.string(),
        v.regex(/^(?:0[1-9]|1[0-2])\/\d\d$/, 'Must be in the format MM/YY.'),
      ),
      isPrimary: v.boolean(),
    }),
  }),
});

/** Deletes a card. If it was the primary one, the first of the others is. */
export const deleteUserCard = endpoint.delete('/apps/users/delete-card', {
  ...changes,
  summary: 'Deletes a payment card of a user.',
  query: v.strictObject({ id: idParam, cardId: idParam }),
});

/** Replaces the billing address of a user. */
export const saveUserAddress = endpoint.post('/apps/users/save-address', {
  ...changes,
  summary: 'Saves the billing address of a user.',
  body: v.strictObject({ id, address: userAddress }),
});

/** Replaces the notification settings of a user. Without a timing, that stays unchanged. */
export const saveUserNotices = endpoint.post('/apps/users/save-notices', {
  ...changes,
  summary: 'Saves the notification settings of a user.',
  body: v.strictObject({ id, notices, timing: v.optional(v.picklist(noticeTimings)) }),
});

/** Connects or disconnects an external account. */
export const connectUserService = endpoint.post('/apps/users/connect', {
  ...changes,
  summary: 'Connects an external account of a user, or disconnects it.',
  body: v.strictObject({ id, service: v.picklist(userServices), isConnected: v.boolean() }),
});

/** Links or unlinks a social network. */
export const linkUserNetwork = endpoint.post('/apps/users/link', {
  ...changes,
  summary: 'Links a social network of a user, or unlinks it.',
  body: v.strictObject({ id, network: v.picklist(userNetworks), isLinked: v.boolean() }),
});
