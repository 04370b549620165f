import { invalid } from '@servery/api';

/** The push services of browsers. Push messages are sent to no other host. */
const services = ['fcm.googleapis.com', 'web.push.apple.com'];
const families = ['.push.services.mozilla.com', '.notify.windows.com'];

/**
 * Whether a URL belongs to a push service, so that nobody can make the server call arbitrary
 * machines: HTTPS on the default port, without credentials, at a known host. `also` is one
 * additional origin, such as `https://push.example.org`.
 */
export function isPushEndpoint(endpoint: string, also?: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '') return false;
  if (also !== undefined && url.origin === also) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return (
    services.includes(url.hostname) ||
    families.some((end) => url.hostname.endsWith(end) && url.hostname.length > end.length)
  );
}

/**
 * Refuses a URL that doesn't belong to a push service.
 * @throws `invalid`
 */
export function requirePushEndpoint(endpoint: string, also?: string): void {
  if (!isPushEndpoint(endpoint, also))
    throw invalid('endpoint', 'unknownService', 'Must be the URL of a supported push service.');
}
