import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { pushOutcomes, pushSettings, pushSubscription } from '../entities/push.ts';

/** What this device needs to be told of new orders by push, and whether it is. */
export const getPush = endpoint.get('/subscribe', {
  summary: 'The public key for push messages, and whether this device gets them.',
  capability: 'session',
  returns: pushSettings,
});

/**
 * Tells this device of new orders by push for as long as its sign-in lasts, or no more with
 * `is_active: false`. A person has ten such devices at most: the oldest gives way.
 */
export const subscribePush = endpoint.post('/subscribe', {
  summary: 'Starts or ends push messages to this device.',
  capability: 'session',
  body: v.variant('is_active', [pushSubscription, v.strictObject({ is_active: v.literal(false) })]),
  returns: pushSettings,
});

/** Sends a push message to this device now, and tells what its push service said. */
export const testPush = endpoint.post('/admin/merchant/test_push_notification', {
  summary: 'Sends a push message to this device, to see whether it arrives.',
  capability: 'session',
  limit: 'heavy',
  body: v.optional(v.strictObject({}), {}),
  returns: v.object({ outcome: v.picklist(pushOutcomes) }),
});
