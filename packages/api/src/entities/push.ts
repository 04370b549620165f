import * as v from 'valibot';
import { text } from '../fields.ts';

const base64url = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern, 'Must be a valid key.'));

/**
 * The texts of notifications in the person's language. `{number}` is replaced by the order's number
 * and `{table}` by the table's name. Devices of an earlier release have no texts for requests and
 * bookings.
 */
export const pushMessages = v.strictObject({
  order_title: text(1, 80),
  order_body: text(1, 160),
  bill_title: v.optional(text(1, 80)),
  help_title: v.optional(text(1, 80)),
  request_body: v.optional(text(1, 160)),
  booking_title: v.optional(text(1, 80)),
  booking_body: v.optional(text(1, 160)),
  test_title: text(1, 80),
  test_body: text(1, 160),
});
export type PushMessages = v.InferOutput<typeof pushMessages>;

/**
 * A browser's push subscription, as the browser describes it, with the texts of its notifications.
 */
export const pushSubscription = v.strictObject({
  /** The URL at the browser's push service. Messages are sent to known services only. */
  endpoint: v.pipe(v.string(), v.url('Must be a valid URL.'), v.maxLength(1_000)),
  keys: v.strictObject({
    /** The browser's public key: an uncompressed point on P-256. */
    p256dh: base64url(/^B[\w-]{86}={0,1}$/),
    auth: base64url(/^[\w-]{22}={0,2}$/),
  }),
  words: pushMessages,
  is_active: v.literal(true),
});
export type PushSubscriptionInput = v.InferInput<typeof pushSubscription>;

/** The push settings of this device. */
export const pushSettings = v.object({
  /** The public key for the browser's subscription (VAPID), as base64url. */
  public_key: v.string(),
  /** Whether this device is subscribed. */
  is_active: v.boolean(),
});

/**
 * The outcome of a push message: sent; this device isn't subscribed (`off`); its subscription had
 * ended and was deleted (`gone`); its push service didn't accept it (`failed`).
 */
export const pushOutcomes = ['sent', 'off', 'gone', 'failed'] as const;
export type PushOutcome = (typeof pushOutcomes)[number];
