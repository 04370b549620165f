import { createHash, timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { ServerMetrics } from './serverMetrics.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();
const isLoopback = (address: string) => /^(?:::ffff:)?127\.|^::1$/.test(address);

const here = new Set(['localhost', '127.0.0.1', '[::1]']);

const isHere = (c: Context): boolean => {
  // Through a proxy on this machine, all requests come from the loopback address.
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some((name) => c.req.header(name));
  if (isForwarded || !c.env || !('incoming' in c.env)) return false;
  // A page that rebinds its DNS name to this machine still sends its own host name.
  const { hostname } = new URL(c.req.url);
  return here.has(hostname) && isLoopback(getConnInfo(c).remote.address ?? '');
};

const hasToken = (c: Context, token: string): boolean => {
  const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  return token !== '' && timingSafeEqual(digest(given), digest(token));
};

/**
 * Serves the metrics, for requests from this machine or with the token; for others, the path
 * doesn't exist.
 */
export const metricsPage =
  (metrics: ServerMetrics, token = ''): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method !== 'GET' || !(isHere(c) || hasToken(c, token))) return next();
    return c.body(metrics.text(), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
  };
