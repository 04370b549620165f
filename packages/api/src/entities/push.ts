import * as v from 'valibot';
import { text } from '../fields.ts';

const base64url = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern, 'Is no key.'));

/**
 * What a notification says, in the person's language. `{number}` is replaced by the order's number
 * and `{table}` by the table's name. Devices of an earlier release have no texts for requests.
 */
export const pushWords = v.strictObject({
  order_title: text(1, 80),
  order_body: text(1, 160),
  bill_title: v.optional(text(1, 80)),
  help_title: v.optional(text(1, 80)),
  request_body: v.optional(text(1, 160)),
  test_title: text(1, 80),
  test_body: text(1, 160),
});
export type PushWords = v.InferOutput<typeof pushWords>;

/** A browser's push subscription, as it describes itself, and what to say to its person. */
export const pushSubscription = v.strictObject({
  /** The address at the browser's push service; only services that are known are written to. */
  endpoint: v.pipe(v.string(), v.url('Is no address.'), v.maxLength(1_000)),
  keys: v.strictObject({
    /** The browser's public key: an uncompressed point on P-256. */
    p256dh: base64url(/^B[\w-]{86}={0,1}$/),
    auth: base64url(/^[\w-]{22}={0,2}$/),
  }),
  words: pushWords,
  is_active: v.literal(true),
});
export type PushSubscriptionWish = v.InferInput<typeof pushSubscription>;

/** How push messages stand at this device. */
export const pushSettings = v.object({
  /** What the browser subscribes with (VAPID), as base64url. */
  public_key: v.string(),
  /** Whether this very device gets them. */
  is_active: v.boolean(),
});

/** What came of a push message: sent; this device is not subscribed; its subscription was over and is forgotten; its service did not take it. */
export const pushOutcomes = ['sent', 'off', 'gone', 'failed'] as const;
export type PushOutcome = (typeof pushOutcomes)[number];
