import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { pushOutcomes, pushSettings, pushSubscription } from '../entities/push.ts';

/** Returns the key for push subscriptions, and whether this device is subscribed. */
export const getPush = endpoint.get('/subscribe', {
  summary: 'Returns the public key for push notifications and whether this device is subscribed.',
  capability: 'session',
  returns: pushSettings,
});

/**
 * Subscribes this device to push messages about new orders until it is signed out, or unsubscribes
 * it with `is_active: false`. A person can have ten such devices; an eleventh replaces the oldest.
 */
export const subscribePush = endpoint.post('/subscribe', {
  summary: 'Subscribes or unsubscribes this device.',
  capability: 'session',
  body: v.variant('is_active', [pushSubscription, v.strictObject({ is_active: v.literal(false) })]),
  returns: pushSettings,
});

/** Sends a push message to this device now and returns the response of its push service. */
export const testPush = endpoint.post('/admin/merchant/test_push_notification', {
  summary: 'Sends a test push notification to this device.',
  capability: 'session',
  limit: 'heavy',
  body: v.optional(v.strictObject({}), {}),
  returns: v.object({ outcome: v.picklist(pushOutcomes) }),
});
