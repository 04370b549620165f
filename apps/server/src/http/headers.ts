import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    /** The id of this request in responses and in the log. */
    requestId: string;
  }
}

/** The options of the headers middleware. */
export interface HeaderOptions {
  /** Whether to adopt request ids, because they come from a trusted proxy. */
  isBehindProxy?: boolean;
  /** Additional sources to allow, such as `{ 'img-src': ['https://tiles.example'] }`. */
  allow?: Record<string, readonly string[]>;
}

const policy: Record<string, readonly string[]> = {
  'default-src': [`'self'`],
  'script-src': [`'self'`],
  'style-src': [`'self'`],
  'img-src': [`'self'`, 'data:', 'blob:'],
  'media-src': [`'self'`, 'blob:'],
  'connect-src': [`'self'`],
  'worker-src': [`'self'`],
  'object-src': [`'none'`],
  'base-uri': [`'none'`],
  'form-action': [`'self'`],
  'frame-ancestors': [`'none'`],
  'require-trusted-types-for': [`'script'`],
  // No code here turns text into scripts or markup, so no other policy is allowed. The admin app's
  // only policy permits the URL of its own worker and nothing else.
  'trusted-types': ['servery-worker'],
};

/** Valid request ids: long enough to be unguessable, short enough for a log. */
const isId = /^[\w.-]{16,64}$/;

const permissions = {
  camera: '(self)',
  geolocation: '(self)',
  usb: '(self)',
  serial: '(self)',
  'screen-wake-lock': '(self)',
  // For voice messages in a chat; the browser still asks.
  microphone: '(self)',
  payment: '()',
  midi: '()',
  accelerometer: '()',
  gyroscope: '()',
  magnetometer: '()',
  'display-capture': '()',
  'browsing-topics': '()',
};

/** Returns the content security policy as one line. */
export const contentPolicy = (allow: Record<string, readonly string[]> = {}): string =>
  Object.entries({ ...Object.fromEntries(Object.keys(allow).map((name) => [name, []])), ...policy })
    .map(([name, sources]) => [name, ...sources, ...(allow[name] ?? [])].join(' '))
    .join('; ');

/** Sets the security headers and a request id on every response; API responses are never cached. */
export function headers({ allow, isBehindProxy }: HeaderOptions = {}): MiddlewareHandler {
  const fixed = Object.entries({
    'content-security-policy': contentPolicy(allow),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'permissions-policy': Object.entries(permissions)
      .map(([name, who]) => `${name}=${who}`)
      .join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  return async (c, next) => {
    const given = isBehindProxy ? c.req.header('x-request-id') : undefined;
    const requestId = given !== undefined && isId.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    await next();
    for (const [name, value] of fixed) c.res.headers.set(name, value);
    c.res.headers.set('x-request-id', requestId);
    if (c.req.path.startsWith('/api/') && !c.res.headers.has('cache-control')) {
      c.res.headers.set('cache-control', 'no-store');
    }
  };
}
