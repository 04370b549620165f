import { nameOf, Problem, type LimitClass } from '@servery/api';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { documents } from './http/documents/documents.ts';
import { sourceOf } from './session/device.ts';
import { createEnter } from './session/enter.ts';
import type { Host } from './http/host.ts';
import { headers } from './http/headers.ts';
import type { Certificates } from './http/https/certificates.ts';
import { secureOnly, stayOnHttps } from './http/https/secureOnly.ts';
import { trust } from './http/https/trust.ts';
import { classOf, isRead } from './http/limits/classOf.ts';
import { noLimits, type Limits } from './http/limits/limits.ts';
import { createAddressLimits } from './http/limits/addressLimits.ts';
import type { Streams } from './session/streams.ts';
import type { Feed } from './live/feed.ts';
import { logged } from './http/logged.ts';
import { pictures } from './areas/media/pictures.ts';
import { measured } from './observe/measured.ts';
import { metricsPage } from './observe/metricsPage.ts';
import { createReadiness } from './observe/readiness.ts';
import { refuse } from './http/refuse.ts';
import type { Arrival } from './http/arrival.ts';
import type { Route } from './http/route.ts';
import { allRoutes } from './areas/allRoutes.ts';
import { guestWriteCost } from './rates.ts';
import { createSignatures } from './session/signatures.ts';

const maxBody = 1024 * 1024;
/** The body limit of requests that need no session. */
const maxPublicBody = 16 * 1024;
/** The body limit of the text fields that are sent with a file. */
const maxFields = 64 * 1024;

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem('tooLarge', { details: { most: maxSize } });
    },
  });
const [open, small] = [maxPublicBody, maxBody].map(limitBody);

const isPublic = (routes: readonly Route[]) => routes.some(({ to }) => to.capability === 'public');

/** Only uploads of files may exceed the general body limit, by the size that each of them allows. */
function bodyLimitOf(routes: readonly Route[]): MiddlewareHandler {
  const maxFile = Math.max(0, ...routes.map(({ to }) => to.maxFileBytes ?? 0));
  if (maxFile > 0) return limitBody(maxFile + maxFields);
  return isPublic(routes) ? open! : small!;
}

/** The options of an app. */
export interface AppOptions {
  host: Host;
  feed: Feed;
  /** Serves the built admin app and its static files. */
  pages?: MiddlewareHandler;
  /** The hashes of the inline scripts in those pages, for the content security policy. */
  scripts?: readonly string[];
  /** Whether `X-Forwarded-For` and `X-Forwarded-Proto` come from a trusted proxy. */
  isBehindProxy?: boolean;
  /** The certificates of HTTPS; if set, other machines can reach the pages only over HTTPS. */
  certificates?: Certificates | null;
  /** Requests that take at least this many milliseconds are marked as slow in the log. */
  slowMs?: number;
  /** Rate limits; none by default. */
  limits?: Limits;
  /** The registry that counts open event streams. */
  streams?: Streams;
  /** Lets other machines read the metrics with this token. */
  metricsToken?: string;
}

const addressOf = (c: Context, isBehindProxy: boolean): string => {
  const forwarded = isBehindProxy && c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (forwarded) return forwarded.slice(0, 64);
  // Without a socket, as in tests, all requests count as coming from one address.
  return c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? 'unknown') : 'here';
};

const isSecure = (c: Context, isBehindProxy: boolean): boolean =>
  (isBehindProxy && c.req.header('x-forwarded-proto') === 'https') ||
  c.req.url.startsWith('https:');

/**
 * Puts the routes of the request's own method first, so that a real PATCH reaches its own endpoint
 * before a tunnelled one.
 */
const byVerb = (routes: readonly Route[], method: string): Route[] =>
  routes.toSorted((a, b) => Number(b.to.method === method) - Number(a.to.method === method));

/** Returns how many turns of its address a request takes. */
const turnsOf = (counted: LimitClass, method: string): number =>
  counted === 'guest' && !isRead(method) ? guestWriteCost.address : 1;

const params = (path: string) => path.split('/:').length - 1;

/** Builds the whole server as one function from request to response. */
export function createApp(options: AppOptions): Hono {
  const { host, feed, pages, scripts = [], isBehindProxy = false, slowMs = 500 } = options;
  const { certificates, limits = noLimits, streams, metricsToken } = options;
  const limitsOf = createAddressLimits(host, limits);
  const { enter, sessionOf } = createEnter(host, createSignatures(), limits, limitsOf);
  const app = new Hono();
  app.use(headers({ allow: { 'script-src': scripts }, isBehindProxy }));
  app.use(async (c, next) => {
    // An all-numeric host such as 999.999.999.999 can't be part of a URL.
    if (!URL.canParse(c.req.url)) throw new Problem('notFound');
    await next();
  });
  if (host.metrics) app.use(measured(host.metrics));
  app.use(stayOnHttps((c) => isSecure(c, isBehindProxy)));
  app.use(logged(host.log, slowMs, (c) => sourceOf(addressOf(c, isBehindProxy))));
  app.onError((error, c) => refuse(error, c.get('requestId'), host));
  app.use(async (c, next) => {
    if (!c.req.path.startsWith('/api/'))
      limits.require('open', 'address', addressOf(c, isBehindProxy));
    await next();
  });

  if (certificates) app.use(secureOnly((c) => addressOf(c, false)));
  if (certificates?.authority) app.route('/', trust(certificates.authority));
  app.get('/healthz', (c) => {
    const isReady = host.database.isHealthy();
    return c.json({ ready: isReady, engine: host.database.engine }, isReady ? 200 : 503);
  });
  const unready = createReadiness(host.database);
  app.get('/readyz', async (c) => {
    const reason = await unready();
    return reason ? c.json({ ready: false, reason }, 503) : c.json({ ready: true });
  });
  if (host.metrics) app.use('/metrics', metricsPage(host.metrics, metricsToken));
  // Responses are repetitive lists that compress well; event streams are left as they are.
  app.use('/api/*', compress());
  for (const path of ['/api/openapi.json', '/api/docs'])
    app.use(path, async (c, next) => {
      limits.require('heavy', 'address', addressOf(c, isBehindProxy));
      await next();
    });
  app.route('/api', documents());
  app.use('/api/media/*', async (c, next) => {
    limits.require('read', 'address', addressOf(c, isBehindProxy));
    await next();
  });
  app.route(
    '/api/media',
    pictures(host, (c) => limitsOf(addressOf(c, isBehindProxy))),
  );

  const byPath = Map.groupBy(allRoutes(feed, streams), ({ to }) => to.path);
  // Paths with fewer parameters first: `/admin/merchant/info` must not match `/admin/:role/:id`.
  for (const [path, routes] of [...byPath].toSorted(([a], [b]) => params(a) - params(b))) {
    app.all(`/api${path}`, async (c, next) => {
      const address = addressOf(c, isBehindProxy);
      const counted = c.get('counted') ?? classOf(routes, c.req.method);
      // Count before reading the body, and only once if a request falls through to another path.
      if (c.get('counted') === undefined)
        limits.require(counted, 'address', address, turnsOf(counted, c.req.method));
      c.set('counted', counted);
      if (!isRead(c.req.method) && !isPublic(routes)) await sessionOf(c.req.raw, address);
      return bodyLimitOf(routes)(c, next);
    });
    app.all(`/api${path}`, async (c, next) => {
      const address = addressOf(c, isBehindProxy);
      const counted = c.get('counted');
      const requestId = c.get('requestId');
      const arrival: Arrival = {
        requestId,
        address,
        limits: limitsOf(address),
        userAgent: c.req.header('user-agent') ?? '',
        isSecure: isSecure(c, isBehindProxy),
        enter: (to, request) => enter(to, request, { requestId, address, counted }),
        cookies: [],
      };
      const response = await answerBy(byVerb(routes, c.req.method), c, arrival, host).catch(
        (error: unknown) => refuse(error, arrival.requestId, host),
      );
      // `GET /admin/merchant/7` matches `POST /admin/merchant/:name` before its own
      // `/admin/:role/:id`.
      if (!response) return next();
      for (const cookie of arrival.cookies) response.headers.append('set-cookie', cookie);
      return response;
    });
  }
  app.all('/api/*', (c) => {
    if (c.get('counted') === undefined)
      for (const kind of ['read', 'open'] as const)
        limits.require(kind, 'address', addressOf(c, isBehindProxy));
    throw new Problem(c.get('route') === undefined ? 'notFound' : 'methodNotAllowed');
  });
  if (pages) app.use(pages);
  app.notFound((c) => c.text('Not found.', 404));
  return app;
}

async function answerBy(
  routes: readonly Route[],
  c: Context,
  arrival: Arrival,
  host: Host,
): Promise<Response | null> {
  for (const route of routes) {
    c.set('route', nameOf(route.to));
    const response = await route.answer(host, c.req.raw, c.req.param(), arrival);
    if (response) return response;
  }
  const path = routes[0]?.to.path ?? '';
  c.set('route', path);
  if (path.includes('/:')) return null;
  throw new Problem('methodNotAllowed');
}
