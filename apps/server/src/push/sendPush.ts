import { isPushEndpoint, type PushNotice } from '@servery/domain/account';
import webPush from 'web-push';
import type { Host } from '../host.ts';
import { factsOf } from '../log.ts';
import type { PushKeys } from './pushKeys.ts';
import { forget, type Subscription } from './subscriptions.ts';

const patienceMs = 10_000;
/** How long a push service keeps a message for a device that sleeps: later it is no news. */
const keptSeconds = 10 * 60;
const contact = 'mailto:push@servery.example';

/** What came of one message. */
export type Sent = 'sent' | 'gone' | 'failed';

/** Seals a message for one device and hands it to its push service; a subscription that is over is forgotten. */
export async function sendPush(
  host: Host,
  subscription: Subscription,
  { notice, keys, signal }: { notice: PushNotice; keys: PushKeys; signal?: AbortSignal },
): Promise<Sent> {
  const { endpoint, p256dh, auth } = subscription;
  const { contact: subject = contact, also, fetch: reach = fetch } = host.push ?? {};
  // Which services are known may have changed since it was kept.
  if (!isPushEndpoint(endpoint, also)) return 'failed';
  const signals = [AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])];
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notice),
      {
        vapidDetails: { subject, publicKey: keys.public_key, privateKey: keys.private_key },
        TTL: keptSeconds,
        urgency: 'high',
        contentEncoding: 'aes128gcm',
      },
    );
    delete headers['Content-Length'];
    const response = await reach(endpoint, {
      method: 'POST',
      headers: headersOf(headers),
      body: new Uint8Array(body),
      // Nobody sends this server on to a machine of their choice.
      redirect: 'manual',
      signal: AbortSignal.any(signals),
    });
    await response.body?.cancel();
    if (response.ok) return 'sent';
    if (response.status === 404 || response.status === 410) {
      await forget(host.database.kysely, subscription);
      return 'gone';
    }
    host.log('warn', 'push refused', { status: response.status });
  } catch (error) {
    // Whoever hands it out could write to this person: the address stays out of the log.
    host.log('warn', 'push failed', { ...factsOf(error), service: new URL(endpoint).host });
  }
  return 'failed';
}

const headersOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
