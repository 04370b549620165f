import * as v from 'valibot';
import { count, id, instant, version } from '../fields.ts';
import { staffStatuses } from './staff.ts';

/** The roles of people of the platform. */
export const platformRoles = ['admin', 'agent', 'supermerchant'] as const;
export type PlatformRole = (typeof platformRoles)[number];

/** The account of a person of the platform, as administrators see it. */
export const platformAccount = v.object({
  id,
  version,
  username: v.string(),
  name: v.string(),
  role: v.picklist(platformRoles),
  /** In E.164; '' if unknown. */
  phone: v.string(),
  /** '' if unknown. */
  email: v.string(),
  status: v.picklist(staffStatuses),
  /** Until when their invitation can be used; null without one. It may be in the past. */
  invited_until: v.nullable(instant),
  created_at: instant,
  /** The number of merchants in their scope; null for administrators, who see all of them. */
  merchants: v.nullable(count),
});
export type PlatformAccount = v.InferOutput<typeof platformAccount>;

/** A new invitation. Its token is in no other response. */
export const platformInvitation = v.object({
  account: platformAccount,
  token: v.string(),
});
export type PlatformInvitation = v.InferOutput<typeof platformInvitation>;
