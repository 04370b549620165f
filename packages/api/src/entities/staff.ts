import * as v from 'valibot';
import { id, instant, named, version } from '../fields.ts';
import { staffTemplates } from './people.ts';

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

/** A new invitation. Its token is in no other response. */
export const staffInvitation = v.object({
  staff: staffMember,
  token: v.string(),
});
export type StaffInvitation = v.InferOutput<typeof staffInvitation>;

/** An invitation as the invited person sees it. */
export const invitation = v.object({
  merchant: v.string(),
  name: v.string(),
  username: v.string(),
});
export type Invitation = v.InferOutput<typeof invitation>;
