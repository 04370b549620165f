import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { platformAccount, platformInvitation, platformRoles } from '../entities/platformAccount.ts';
import { staffStatuses } from '../entities/staff.ts';
import { choice, idParam, listQuery, page, phone, text, version } from '../fields.ts';
import { newUsername } from '../newUsername.ts';

const one = v.object({ id: idParam });
const none = v.literal('');
const contact = {
  name: text(2, 80),
  email: v.optional(
    v.union([none, v.pipe(text(1, 254), v.email('Must be an email address.'))]),
    '',
  ),
};

/**
 * Lists the administrators, agents and supermerchants, by name. Searches their names, usernames,
 * email addresses and phone numbers.
 */
export const listPlatformAccounts = endpoint.get('/admin/platform_account', {
  summary: 'Lists the accounts of the platform by name.',
  capability: 'platform.manage',
  query: listQuery({ status: choice(staffStatuses), role: choice(platformRoles) }),
  returns: page(platformAccount),
});

/**
 * Creates the account of an administrator, an agent or a supermerchant, who sets their password with
 * the returned invitation. A supermerchant runs no merchants until they are assigned to them.
 */
export const createPlatformAccount = endpoint.post('/admin/platform_account', {
  summary: 'Creates an account of the platform and returns its invitation.',
  capability: 'platform.manage',
  body: v.strictObject({
    /** Unique among all people, and can't be changed later. */
    username: newUsername,
    role: v.picklist(platformRoles),
    ...contact,
    /** A phone number or an email address is required. */
    phone: v.optional(v.union([none, phone]), ''),
  }),
  returns: platformInvitation,
});

/** Changes the contact details of an account. A phone number that is left out stays. */
export const editPlatformAccount = endpoint.put('/admin/platform_account/:id', {
  summary: 'Updates the contact details of an account of the platform.',
  capability: 'platform.manage',
  tunnel: true,
  params: one,
  body: v.strictObject({ version, ...contact, phone: v.optional(v.union([none, phone])) }),
  returns: platformAccount,
  current: platformAccount,
  problems: ['notFound', 'conflict'],
});

/**
 * Activates or deactivates an account. Deactivating ends all sessions of the person; the history of
 * what they did and the merchants that they look after stay.
 */
export const patchPlatformAccount = endpoint.patch('/admin/platform_account/:id', {
  summary: 'Activates or deactivates an account of the platform.',
  capability: 'platform.manage',
  params: one,
  body: v.strictObject({ version, is_active: v.boolean() }),
  returns: platformAccount,
  current: platformAccount,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});

/**
 * Resets a person's password: their password no longer works, all of their sessions end, and they
 * set a new one with the returned invitation. Earlier invitations no longer work.
 */
export const invitePlatformAccount = endpoint.post('/admin/platform_account/:id/invitation', {
  summary: 'Resets a password and returns a new invitation.',
  capability: 'platform.manage',
  params: one,
  body: v.strictObject({ version }),
  returns: platformInvitation,
  current: platformAccount,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});
