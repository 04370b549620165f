import * as v from 'valibot';
import { capabilities } from '../capabilities.ts';
import { deviceInfo } from './deviceInfo.ts';
import { id, instant, named, rate } from '../fields.ts';

/** The kinds of account. */
export const roles = ['admin', 'agent', 'supermerchant', 'merchant', 'staff'] as const;
export type Role = (typeof roles)[number];

/** What a member of staff starts with. */
export const staffTemplates = [
  'supervisor',
  'cashier',
  'waiter',
  'kitchen',
  'host',
  'marketing',
] as const;
export type StaffTemplate = (typeof staffTemplates)[number];

const grant = v.picklist(['allow', 'approve', 'deny']);

/** What one person may do. */
export const rights = v.object({
  grants: v.object(
    Object.fromEntries(capabilities.map((name) => [name, grant])) as Record<
      (typeof capabilities)[number],
      typeof grant
    >,
  ),
  discount_free_rate: rate,
});

/** Who is signed in, and what they may do. */
export const userInfo = v.object({
  id,
  username: v.string(),
  name: v.string(),
  role: v.picklist(roles),
  template: v.nullable(v.picklist(staffTemplates)),
  /** Their own merchant; none for those who look after several. */
  merchant: v.nullable(named),
  /** Every merchant in their scope, with what formatting its figures and times takes, and when its trading day begins (`HH:mm`). */
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
  /** The shared device that is calling; null for a person on a device of their own. */
  device: v.optional(v.nullable(deviceInfo), null),
  /** Whether the template apps are switched on for them. */
  has_template_apps: v.boolean(),
});
export type UserInfo = v.InferOutput<typeof userInfo>;

/** A session as sign-in and refresh answer it. */
export const session = v.object({
  /** The bearer token. */
  token: v.string(),
  expires_at: instant,
  /** The key that signs requests, when it was asked for; answered once. */
  signature_key: v.nullable(v.string()),
  user: userInfo,
});
export type Session = v.InferOutput<typeof session>;

/** What a device is held in. */
export const deviceKinds = ['computer', 'phone', 'tablet', 'other'] as const;

/** A place where somebody is signed in, as its browser described itself then. */
export const device = v.object({
  id,
  /** Such as Firefox; '' where it cannot be told. */
  browser: v.string(),
  /** Such as Android; '' where it cannot be told. */
  system: v.string(),
  kind: v.picklist(deviceKinds),
  /** The network that it signed in from, such as 203.0.113.0/24; '' where it cannot be told. */
  network: v.string(),
  started_at: instant,
  /** Within a minute of its last call. */
  seen_at: instant,
  /** Whether this very call came from it. */
  is_current: v.boolean(),
});
export type Device = v.InferOutput<typeof device>;
