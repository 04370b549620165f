import { createHash, timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { ServerMetrics } from './serverMetrics.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();
const isLoopback = (address: string) => /^(?:::ffff:)?127\.|^::1$/.test(address);

const here = new Set(['localhost', '127.0.0.1', '[::1]']);

const isHere = (c: Context): boolean => {
  // Through a proxy on this machine everybody comes from here.
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some((name) => c.req.header(name));
  if (isForwarded || !c.env || !('incoming' in c.env)) return false;
  // A page that rebinds its name to this machine still sends its own name.
  const { hostname } = new URL(c.req.url);
  return here.has(hostname) && isLoopback(getConnInfo(c).remote.address ?? '');
};

const hasToken = (c: Context, token: string): boolean => {
  const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  return token !== '' && timingSafeEqual(digest(given), digest(token));
};

/** The server's figures, for this very machine and for whoever has the token; nobody else learns that they exist. */
export const metricsPage =
  (metrics: ServerMetrics, token = ''): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method !== 'GET' || !(isHere(c) || hasToken(c, token))) return next();
    return c.body(metrics.text(), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
  };
