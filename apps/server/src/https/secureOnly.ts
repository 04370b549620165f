import { Problem } from '@servery/api';
import type { Context, MiddlewareHandler } from 'hono';

/** What may be read without https: whether the server lives, and how to come to trust it. */
const open = new Set(['/healthz', '/readyz', '/trust', '/trust.css', '/ca.crt']);

const isLoopback = (address: string) => /^(?:::ffff:)?127\.|^::1$/.test(address);

/**
 * Sends those who come by plain http from another machine on to https. A call of the API is refused
 * instead: it has told its secrets already, and whoever wrote it must notice.
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
 * Tells browsers that came by https to do so for a year. Not at `localhost`, where they would force
 * every other program's pages to https too, nor by address, where they would not listen.
 */
export const stayOnHttps =
  (isSecure: (c: Context) => boolean): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const { hostname } = new URL(c.req.url);
    if (isSecure(c) && hostname !== 'localhost' && !isIp(hostname))
      c.res.headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
