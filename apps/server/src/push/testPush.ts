import type { PushOutcome } from '@servery/api';
import { pushNotice } from '@servery/domain/account';
import type { Visit } from '../visit.ts';
import { pushKeysOf } from './pushKeys.ts';
import { sendPush } from './sendPush.ts';
import { subscriptionOf } from './subscriptions.ts';

/** Sends a message to the device that calls, and tells what came of it. */
export async function sendTest(visit: Visit): Promise<PushOutcome> {
  const subscription = await subscriptionOf(visit);
  if (!subscription) return 'off';
  const keys = await pushKeysOf(visit.sql);
  const notice = pushNotice(subscription.words, null);
  return sendPush(visit.host, subscription, { notice, keys });
}
