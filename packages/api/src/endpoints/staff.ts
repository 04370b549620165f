import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { capabilities } from '../capabilities.ts';
import { grant, session } from '../entities/people.ts';
import {
  invitation,
  staffInvitation,
  staffMember,
  staffRights,
  staffRoles,
  staffStatuses,
} from '../entities/staff.ts';
import {
  choice,
  id,
  idChoice,
  idParam,
  listQuery,
  page,
  phone,
  rate,
  text,
  version,
} from '../fields.ts';
import { newUsername } from '../newUsername.ts';

const one = v.object({ id: idParam });
const raises = ['staff.changed'] as const;
const none = v.literal('');

/** Lists the staff accounts of a merchant, or of all merchants in the caller's scope, by name. */
export const listStaff = endpoint.get('/admin/merchant_staff_index', {
  summary: 'Lists staff accounts by name.',
  capability: 'staff.manage',
  query: listQuery({
    merchant_id: idChoice,
    status: choice(staffStatuses),
    role: choice(staffRoles),
  }),
  returns: page(staffMember),
  problems: ['notFound'],
});

/** Returns one staff account. */
export const getStaff = endpoint.get('/admin/merchant_staff/:id', {
  summary: 'Returns a staff account.',
  capability: 'staff.manage',
  params: one,
  returns: staffMember,
  problems: ['notFound'],
});

const staffFields = {
  name: text(2, 80),
  role: v.picklist(staffRoles),
  email: v.optional(
    v.union([none, v.pipe(text(1, 254), v.email('Must be an email address.'))]),
    '',
  ),
};

/**
 * Creates a staff account. The person sets their password with the returned invitation, which is
 * in no other response.
 */
export const createStaff = endpoint.post('/admin/merchant_staff', {
  summary: 'Creates a staff account and returns its invitation.',
  capability: 'staff.manage',
  body: v.strictObject({
    merchant_id: v.optional(v.nullable(id), null),
    /** Unique among all people, and can't be changed later. */
    username: newUsername,
    ...staffFields,
    /** A phone number or an email address is required. */
    phone: v.optional(v.union([none, phone]), ''),
  }),
  returns: staffInvitation,
  problems: ['notFound'],
  raises,
});

/** Changes a staff account. A phone number that is left out stays, such as one that is masked. */
export const editStaff = endpoint.put('/admin/merchant_staff_update/:id', {
  summary: 'Updates a staff account.',
  capability: 'staff.manage',
  tunnel: true,
  params: one,
  body: v.strictObject({ version, ...staffFields, phone: v.optional(v.union([none, phone])) }),
  returns: staffMember,
  current: staffMember,
  problems: ['notFound', 'conflict'],
  raises,
});

/**
 * Activates or deactivates a staff account. Deactivating ends all sessions of the person; the
 * history of what they did stays.
 */
export const patchStaff = endpoint.patch('/admin/merchant_staff_update/:id', {
  summary: 'Activates or deactivates a staff account.',
  capability: 'staff.manage',
  params: one,
  body: v.strictObject({ version, is_active: v.boolean() }),
  returns: staffMember,
  current: staffMember,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises,
});

/** Returns every permission of a person, with the rule that decides it. */
export const getStaffRights = endpoint.get('/admin/merchant_staff/:id/rights', {
  summary: 'Returns the permissions of a person, and the rule that decides each.',
  capability: 'staff.manage',
  params: one,
  returns: staffRights,
  problems: ['notFound'],
});

/**
 * Gives a person permissions in place of those of their role. Permissions that aren't named stay as
 * they are. Nobody can give a permission that they lack, or change one.
 */
export const editStaffRights = endpoint.patch('/admin/merchant_staff/:id/rights', {
  summary: 'Changes the permissions that a person has in place of those of their role.',
  capability: 'staff.manage',
  params: one,
  body: v.strictObject({
    version,
    /** Null removes the person's own grant, so that the role decides again. */
    grants: v.optional(
      v.pipe(
        v.array(v.strictObject({ capability: v.picklist(capabilities), grant: v.nullable(grant) })),
        v.maxLength(capabilities.length),
      ),
      [],
    ),
    /** Null removes the person's own limit. */
    discount_free_rate: v.optional(v.nullable(rate)),
  }),
  returns: staffRights,
  current: staffRights,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises,
});

/**
 * Resets a person's password: their password no longer works, all of their sessions end, and they
 * set a new one with the returned invitation. Earlier invitations no longer work.
 */
export const inviteStaff = endpoint.post('/admin/merchant_staff/:id/invitation', {
  summary: 'Resets a password and returns a new invitation.',
  capability: 'staff.manage',
  params: one,
  body: v.strictObject({ version }),
  returns: staffInvitation,
  current: staffMember,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises,
});

/** A token from an invitation link. */
const token = v.pipe(v.string(), v.minLength(1, 'This field is required.'), v.maxLength(100));

/** Returns an invitation. It is a POST so that the token is in no log. */
export const openInvitation = endpoint.post('/invitation', {
  summary: 'Returns an invitation by its token.',
  capability: 'public',
  limit: 'signIn',
  body: v.strictObject({ token }),
  returns: invitation,
  problems: ['notFound'],
});

/** Sets the password of an invited person and signs them in. The invitation then stops working. */
export const acceptInvitation = endpoint.post('/invitation/accept', {
  summary: 'Sets the password of an invited person and signs them in.',
  capability: 'public',
  limit: 'signIn',
  body: v.strictObject({
    token,
    new_password: v.pipe(v.string(), v.minLength(1, 'This field is required.'), v.maxLength(200)),
    /** Requests a key with which every later request must be signed. */
    signed: v.optional(v.boolean(), false),
  }),
  returns: session,
  problems: ['notFound'],
});
