import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  merchantAccount,
  merchantRow,
  merchantStatuses,
  newMerchantAccount,
  setUpStatuses,
} from '../entities/merchantAccount.ts';
import { businessDate, choice, idParam, listQuery, page, phone, text, version } from '../fields.ts';
import { newUsername } from '../newUsername.ts';
import { timeZone } from '../timeZone.ts';

const one = v.object({ id: idParam });
const none = v.literal('');
const day = v.optional(v.union([none, businessDate]), '');
const name = text(2, 120);
const email = v.optional(
  v.union([none, v.pipe(text(1, 254), v.email('Must be an email address.'))]),
  '',
);
const versioned = {
  returns: merchantAccount,
  current: merchantAccount,
  problems: ['notFound', 'conflict'],
} as const;

/**
 * Lists the merchants in the caller's scope. Searches their names and business phone numbers, and
 * the names, usernames, email addresses and phone numbers of their owners.
 */
export const listMerchants = endpoint.get('/admin/user', {
  summary: 'Lists merchants with their owners, by the date they joined or by name.',
  capability: 'merchant.list',
  query: listQuery({
    listing_type: v.optional(v.picklist(['merchant']), 'merchant'),
    /** The column to sort by. */
    columns: v.optional(v.picklist(['created_at', 'name']), 'created_at'),
    status: choice(merchantStatuses),
    setup_status: choice(setUpStatuses),
    /** The first and the last date on which they joined, in the time zone of each merchant. */
    startDate: day,
    endDate: day,
  }),
  returns: page(merchantRow),
});

/**
 * Returns a merchant with its owner and its set-up. `/admin/:role/:id` returns a person, such as
 * the owner.
 */
export const getMerchantAccount = endpoint.get('/admin/merchant/account/:id', {
  summary: 'Returns a merchant with its owner, agents and set-up.',
  capability: 'merchant.list',
  params: one,
  returns: merchantAccount,
  problems: ['notFound'],
});

/**
 * Creates a merchant with its owner, who sets their password with the returned invitation. An agent
 * looks after the merchants that they create.
 */
export const createMerchant = endpoint.post('/admin/user', {
  summary: 'Creates a merchant with its owner and returns the owner’s invitation.',
  capability: 'merchant.manage',
  body: v.strictObject({
    name,
    time_zone: timeZone,
    owner: v.strictObject({
      name: text(2, 80),
      /** Unique among all people, and can't be changed later. */
      username: newUsername,
      email,
      /** A phone number or an email address is required. */
      phone: v.optional(v.union([none, phone]), ''),
    }),
  }),
  returns: newMerchantAccount,
  raises: ['merchant.changed', 'staff.changed'],
});

/**
 * Returns a new invitation for the owner of a merchant who hasn't set their password yet. Earlier
 * invitations no longer work. Refused with `notAllowedNow` once they have set it: from then on only
 * people of the merchant can reset it.
 */
export const inviteOwner = endpoint.post('/admin/merchant/account/:id/invitation', {
  summary: 'Returns a new invitation for the owner of a merchant, until they have a password.',
  capability: 'merchant.manage',
  params: one,
  /** The version of the owner. */
  body: v.strictObject({ owner_version: version }),
  ...versioned,
  returns: newMerchantAccount,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises: ['staff.changed'],
});

/** Changes the name of a merchant and the contact details of its owner. */
export const editMerchant = endpoint.put('/admin/user/:id', {
  summary: 'Updates the name of a merchant and the contact details of its owner.',
  capability: 'merchant.manage',
  tunnel: true,
  params: one,
  body: v.strictObject({
    version,
    name,
    /** Stays as it is if it is left out. */
    owner: v.optional(
      v.strictObject({
        version,
        name: text(2, 80),
        email,
        /** Stays as it is if it is left out, such as a number that is masked. */
        phone: v.optional(v.union([none, phone])),
      }),
    ),
  }),
  ...versioned,
  raises: ['merchant.changed', 'staff.changed'],
});

/**
 * Suspends or activates a merchant. The people and shared devices of a suspended merchant get
 * `suspended` from their next request on, and its guests find it closed. All of its data stays.
 */
export const patchMerchant = endpoint.patch('/admin/user/:id', {
  summary: 'Suspends or activates a merchant.',
  capability: 'merchant.approve',
  params: one,
  body: v.strictObject({ version, is_active: v.boolean(), reason: text(5, 300) }),
  ...versioned,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises: ['merchant.changed'],
});

/**
 * Starts to close a merchant. Refused with `notAllowedNow` while a shift or an order is open, or a
 * payment or a refund is in progress. For 30 days its people can only read and export, its guests
 * find it closed, and it can be reopened; then its sign-ins end and the personal data of its guests
 * is removed.
 */
export const closeMerchant = endpoint.post('/admin/merchant/account/:id/closure', {
  summary: 'Starts to close a merchant, which can be reopened for 30 days.',
  capability: 'merchant.approve',
  params: one,
  body: v.strictObject({
    version,
    reason: text(5, 300),
    /** Its name, in any case, as a confirmation. */
    confirm: text(1, 120),
  }),
  ...versioned,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises: ['merchant.changed'],
});

/** Reopens a closing merchant with everything it had. Refused with `notAllowedNow` once it is closed. */
export const reopenMerchant = endpoint.delete('/admin/merchant/account/:id/closure', {
  summary: 'Reopens a merchant that is being closed.',
  capability: 'merchant.approve',
  params: one,
  body: v.strictObject({ version }),
  ...versioned,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises: ['merchant.changed'],
});
