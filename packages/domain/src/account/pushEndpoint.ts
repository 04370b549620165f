import { invalid } from '@servery/api';

/** The push services of browsers: nothing else is ever written to. */
const services = ['fcm.googleapis.com', 'web.push.apple.com'];
const families = ['.push.services.mozilla.com', '.notify.windows.com'];

/**
 * Whether an address is one of a push service, so that nobody makes the server call machines of
 * their choice: https at its usual port, without a name and password in it, at a known host. `also`
 * is one origin more, such as `https://push.example.org`.
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

/** Refuses an address that is not one of a push service. */
export function requirePushEndpoint(endpoint: string, also?: string): void {
  if (!isPushEndpoint(endpoint, also))
    throw invalid('endpoint', 'unknownService', 'Is not at a push service that is known here.');
}
