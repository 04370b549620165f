import * as v from 'valibot';
import { capabilities } from '../capabilities.ts';
import { deviceInfo } from './deviceInfo.ts';
import { featureOff } from './feature.ts';
import { id, instant, named, rate } from '../fields.ts';

/** The kinds of account. */
export const roles = ['admin', 'agent', 'supermerchant', 'merchant', 'staff'] as const;
export type Role = (typeof roles)[number];

/** The permission templates for new staff members. */
export const staffTemplates = [
  'supervisor',
  'cashier',
  'waiter',
  'kitchen',
  'host',
  'marketing',
] as const;
export type StaffTemplate = (typeof staffTemplates)[number];

/** A grant of a capability. */
export const grant = v.picklist(['allow', 'approve', 'deny']);

/** The permissions of one person. */
export const rights = v.object({
  grants: v.object(
    Object.fromEntries(capabilities.map((name) => [name, grant])) as Record<
      (typeof capabilities)[number],
      typeof grant
    >,
  ),
  discount_free_rate: rate,
});

/** The signed-in person or device, and its permissions. */
export const userInfo = v.object({
  id,
  username: v.string(),
  name: v.string(),
  role: v.picklist(roles),
  template: v.nullable(v.picklist(staffTemplates)),
  /** Their own merchant; null for people with several merchants. */
  merchant: v.nullable(named),
  /**
   * Every merchant in their scope, with the data needed to format its amounts and times.
   * `day_start` is when its trading day begins (`HH:mm`).
   */
  merchants: v.array(
    v.object({
      id,
      name: v.string(),
      time_zone: v.string(),
      day_start: v.string(),
      currency: v.string(),
    }),
  ),
  rights,
  /**
   * The shared device that is calling; null for a person on their own device. On a counter, `id`
   * and `name` are those of the person on it, or those of the device while there is none.
   */
  device: v.optional(v.nullable(deviceInfo), null),
  /**
   * The merchant that the person views as its owner sees it; null unless they view one. `merchant`
   * and `merchants` are then this one, and every change is refused.
   */
  viewing: v.optional(v.nullable(named), null),
  /**
   * When their own merchant, or the viewed one, closes for good; null unless it is closing. Until
   * then its people can only read.
   */
  closes_at: v.optional(v.nullable(instant), null),
  /**
   * The merchants in the scope of a supermerchant, an owner or their staff that are read-only,
   * because the plan of the group doesn't include them.
   */
  read_only: v.optional(v.array(named), []),
  /** The features that are off at all their merchants, with who switched off each. */
  off: v.array(featureOff),
});
export type UserInfo = v.InferOutput<typeof userInfo>;

/** A session as returned by sign-in and refresh. */
export const session = v.object({
  /** The bearer token. */
  token: v.string(),
  expires_at: instant,
  /** The key for signing requests, if it was requested. Returned only once. */
  signature_key: v.nullable(v.string()),
  user: userInfo,
});
export type Session = v.InferOutput<typeof session>;

/** The types of device that a person can be signed in on. */
export const deviceKinds = ['computer', 'phone', 'tablet', 'other'] as const;

/** A device on which someone is signed in, as its browser described itself at sign-in. */
export const device = v.object({
  id,
  /** The browser, such as Firefox; '' if unknown. */
  browser: v.string(),
  /** The operating system, such as Android; '' if unknown. */
  system: v.string(),
  kind: v.picklist(deviceKinds),
  /** The network that it signed in from, such as 203.0.113.0/24; '' if unknown. */
  network: v.string(),
  started_at: instant,
  /** The time of its last request, to within a minute. */
  seen_at: instant,
  /** Whether it sent this request. */
  is_current: v.boolean(),
});
export type Device = v.InferOutput<typeof device>;
