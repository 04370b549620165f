import { isPushEndpoint, type PushNotice } from '@servery/domain/account';
import type { Subscription } from '@servery/domain/commands';
import webPush from 'web-push';
import type { Host } from '../../http/host.ts';
import { factsOf } from '../../log.ts';

const patienceMs = 10_000;
/**
 * The lifetime of a message for an offline device, in seconds; later it would be outdated.
 */
const ttlSeconds = 10 * 60;
const contact = 'mailto:push@servery.example';

/** The VAPID key pair that identifies this installation to push services, as Base64url. */
export interface PushKeys {
  public_key: string;
  private_key: string;
}

/** A push message to one device. */
export interface PushMessage {
  notice: PushNotice;
  keys: PushKeys;
  signal?: AbortSignal;
  /** Deletes the subscription, which its push service has reported as expired. */
  forget: () => Promise<void>;
}

/** The outcome of one message. */
export type Sent = 'sent' | 'gone' | 'failed';

/**
 * Encrypts a message for one device and sends it to the device's push service. Deletes the
 * subscription if it has expired.
 */
export async function sendPush(
  host: Host,
  subscription: Subscription,
  { notice, keys, signal, forget }: PushMessage,
): Promise<Sent> {
  const { endpoint, p256dh, auth } = subscription;
  const { contact: subject = contact, also, fetch: reach = fetch } = host.push ?? {};
  // The allowed services may have changed since the subscription was stored.
  if (!isPushEndpoint(endpoint, also)) return 'failed';
  const signals = [AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])];
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notice),
      {
        vapidDetails: { subject, publicKey: keys.public_key, privateKey: keys.private_key },
        TTL: ttlSeconds,
        urgency: 'high',
        contentEncoding: 'aes128gcm',
      },
    );
    delete headers['Content-Length'];
    const response = await reach(endpoint, {
      method: 'POST',
      headers: headersOf(headers),
      body: new Uint8Array(body),
      // A push service must not redirect this server to another host (SSRF).
      redirect: 'manual',
      signal: AbortSignal.any(signals),
    });
    await response.body?.cancel();
    if (response.ok) return 'sent';
    if (response.status === 404 || response.status === 410) {
      await forget();
      return 'gone';
    }
    host.log('warn', 'push refused', { status: response.status });
  } catch (error) {
    // The endpoint is a secret that allows sending messages to this person, so only its host is
    // logged.
    host.log('warn', 'push failed', { ...factsOf(error), service: new URL(endpoint).host });
  }
  return 'failed';
}

const headersOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
