import * as v from 'valibot';
import { capabilities } from '../capabilities.ts';
import { id, instant, named, rate, version } from '../fields.ts';
import { grant, staffTemplates } from './people.ts';
import { personRules } from './grantRules.ts';

/** The roles of people at a merchant: the owner, or the permission template of staff. */
export const staffRoles = ['merchant', ...staffTemplates] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Whether a person can sign in: `active`; `invited`, if they have to set a password first; or
 * `inactive`.
 */
export const staffStatuses = ['active', 'invited', 'inactive'] as const;
export type StaffStatus = (typeof staffStatuses)[number];

/** The staff account of a person, as the people who manage it see it. */
export const staffMember = v.object({
  id,
  version,
  /** The outlet that they work at. */
  merchant: named,
  username: v.string(),
  name: v.string(),
  role: v.picklist(staffRoles),
  /** In E.164; '' if unknown. */
  phone: v.string(),
  /** '' if unknown. */
  email: v.string(),
  status: v.picklist(staffStatuses),
  /** Until when their invitation can be used; null without one. It may be in the past. */
  invited_until: v.nullable(instant),
  created_at: instant,
});
export type StaffMember = v.InferOutput<typeof staffMember>;

/** One permission of a person, and the rule that decides it. */
export const staffGrant = v.object({
  capability: v.picklist(capabilities),
  /** The grant of their role, for staff of their template. */
  inherited: grant,
  /** The grant of this person instead of it; null if they have none. */
  own: v.nullable(grant),
  /** The grant that applies. */
  result: grant,
  rule: v.picklist(personRules),
});
export type StaffGrant = v.InferOutput<typeof staffGrant>;

/** Every permission of a person, as the people who manage their account see them. */
export const staffRights = v.object({
  id,
  version,
  merchant: named,
  name: v.string(),
  role: v.picklist(staffRoles),
  status: v.picklist(staffStatuses),
  /** All capabilities, in the order of their declaration. */
  grants: v.array(staffGrant),
  /** The manual discounts that need no approval, in hundredths of a percent. */
  discount_free_rate: v.object({ inherited: rate, own: v.nullable(rate), result: rate }),
});
export type StaffRights = v.InferOutput<typeof staffRights>;

/** A new invitation. Its token is in no other response. */
export const staffInvitation = v.object({
  staff: staffMember,
  token: v.string(),
});
export type StaffInvitation = v.InferOutput<typeof staffInvitation>;

/** An invitation as the invited person sees it. */
export const invitation = v.object({
  /** The name of their merchant; null for people of the platform. */
  merchant: v.nullable(v.string()),
  name: v.string(),
  username: v.string(),
});
export type Invitation = v.InferOutput<typeof invitation>;
