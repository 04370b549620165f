import { Problem } from '@servery/api';
import type { Context, MiddlewareHandler } from 'hono';

/** The paths that may be read without HTTPS: health checks, and how to trust the authority. */
const open = new Set(['/healthz', '/readyz', '/trust', '/trust.css', '/ca.crt']);

const isLoopback = (address: string) => /^(?:::ffff:)?127\.|^::1$/.test(address);

/**
 * Redirects plain HTTP requests from other machines to HTTPS. API requests are refused instead:
 * they have already exposed their secrets, and the developer of the client must notice.
 * @throws `forbidden`
 */
export const secureOnly =
  (addressOf: (c: Context) => string): MiddlewareHandler =>
  async (c, next) => {
    const url = new URL(c.req.url);
    if (url.protocol === 'https:' || open.has(url.pathname) || isLoopback(addressOf(c)))
      return next();
    if (url.pathname.startsWith('/api/'))
      throw new Problem('forbidden', { details: { needs: 'https' } });
    url.protocol = 'https:';
    return c.redirect(url.href, 308);
  };

const isIp = (host: string) => host.startsWith('[') || /^[\d.]+$/.test(host);

/**
 * Sets HSTS for a year on HTTPS responses. Not for `localhost`, where it would force HTTPS on every
 * other program too, and not for IP addresses, where browsers ignore it.
 */
export const stayOnHttps =
  (isSecure: (c: Context) => boolean): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const { hostname } = new URL(c.req.url);
    if (isSecure(c) && hostname !== 'localhost' && !isIp(hostname))
      c.res.headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
