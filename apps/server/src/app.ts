import { mostPictureBytes, nameOf, Problem } from '@servery/api';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { documents } from './documents/documents.ts';
import { createEnter } from './enter.ts';
import type { Host } from './host.ts';
import { headers } from './http/headers.ts';
import type { Certificates } from './https/certificates.ts';
import { secureOnly, stayOnHttps } from './https/secureOnly.ts';
import { trust } from './https/trust.ts';
import { classOf, isRead } from './limits/classOf.ts';
import { noLimits, type Limits } from './limits/limits.ts';
import { createQuotas, noQuotas } from './limits/quotas.ts';
import type { Streams } from './limits/streams.ts';
import type { Feed } from './live/feed.ts';
import { logged } from './logged.ts';
import { pictures } from './media/pictures.ts';
import { measured } from './observe/measured.ts';
import { metricsPage } from './observe/metricsPage.ts';
import { createReadiness } from './observe/readiness.ts';
import { refuse } from './refuse.ts';
import type { Arrival, Route } from './route.ts';
import { allRoutes } from './routes/index.ts';
import { createSignatures } from './session/signatures.ts';

const maxBody = 1024 * 1024;
/** Requests that need no session. */
const maxPublicBody = 16 * 1024;
/** A picture with the words beside it. */
const maxUpload = mostPictureBytes + 64 * 1024;

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem('tooLarge', { details: { most: maxSize } });
    },
  });
const [open, small, upload] = [maxPublicBody, maxBody, maxUpload].map(limitBody);

const isPublic = (routes: readonly Route[]) => routes.some(({ to }) => to.capability === 'public');

/** Pictures alone may be larger than anything else that is sent. */
const bodyLimitOf = (routes: readonly Route[]): MiddlewareHandler =>
  routes.some(({ to }) => to.multipart) ? upload! : isPublic(routes) ? open! : small!;

/** What an app is made of. */
export interface AppOptions {
  host: Host;
  feed: Feed;
  /** Serves the built admin; a plain page where there is none. */
  pages?: MiddlewareHandler;
  /** The hashes of the scripts inside those pages. */
  scripts?: readonly string[];
  /** Whether `X-Forwarded-For` and `X-Forwarded-Proto` come from a proxy of ours. */
  isBehindProxy?: boolean;
  /** What https is served by; then other machines reach the pages by https alone. */
  certificates?: Certificates | null;
  /** Milliseconds from which a request is marked as slow in the log. */
  slowMs?: number;
  /** Refuses who calls too often; nobody unless told. */
  limits?: Limits;
  /** The open event streams, counted. */
  streams?: Streams;
  /** Opens the figures to other machines. */
  metricsToken?: string;
}

const addressOf = (c: Context, isBehindProxy: boolean): string => {
  const forwarded = isBehindProxy && c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (forwarded) return forwarded.slice(0, 64);
  // Without a socket, as in tests, everybody comes from one place.
  return c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? 'unknown') : 'here';
};

const isSecure = (c: Context, isBehindProxy: boolean): boolean =>
  (isBehindProxy && c.req.header('x-forwarded-proto') === 'https') ||
  c.req.url.startsWith('https:');

/** The verb as it was sent first, so that a real PATCH meets its own endpoint before a tunnelled one. */
const byVerb = (routes: readonly Route[], method: string): Route[] =>
  routes.toSorted((a, b) => Number(b.to.method === method) - Number(a.to.method === method));

const params = (path: string) => path.split('/:').length - 1;

/** The whole server as one function from request to response. */
export function createApp(options: AppOptions): Hono {
  const { host, feed, pages, scripts = [], isBehindProxy = false, slowMs = 500 } = options;
  const { certificates, limits = noLimits, streams, metricsToken } = options;
  const { enter, sessionOf } = createEnter(host, createSignatures(), limits);
  // Quotas hold where rates do.
  const quotas = limits === noLimits ? noQuotas : createQuotas();
  const app = new Hono();
  app.use(headers({ allow: { 'script-src': scripts }, isBehindProxy }));
  app.use(async (c, next) => {
    // A host of figures alone, such as 999.999.999.999, is no address that a URL can have.
    if (!URL.canParse(c.req.url)) throw new Problem('notFound');
    await next();
  });
  if (host.metrics) app.use(measured(host.metrics));
  app.use(stayOnHttps((c) => isSecure(c, isBehindProxy)));
  app.use(logged(host.log, slowMs));
  app.onError((error, c) => refuse(error, c.get('requestId'), host));

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
  // Answers are lists of much the same; event streams are left as they are.
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
  app.route('/api/media', pictures(host));

  const byPath = Map.groupBy(allRoutes(feed, streams), ({ to }) => to.path);
  // Paths with fewer parameters first: `/admin/merchant/info` is no `/admin/:role/:id`.
  for (const [path, routes] of [...byPath].toSorted(([a], [b]) => params(a) - params(b))) {
    app.all(`/api${path}`, async (c, next) => {
      const address = addressOf(c, isBehindProxy);
      const counted = c.get('counted') ?? classOf(routes, c.req.method);
      // Before the body is read; a request that falls through to another path was counted already.
      if (c.get('counted') === undefined) limits.require(counted, 'address', address);
      c.set('counted', counted);
      if (!isRead(c.req.method) && !isPublic(routes)) await sessionOf(c.req.raw);
      return bodyLimitOf(routes)(c, next);
    });
    app.all(`/api${path}`, async (c, next) => {
      const address = addressOf(c, isBehindProxy);
      const counted = c.get('counted');
      const arrival: Arrival = {
        requestId: c.get('requestId'),
        address,
        quota: quotas.of(address),
        userAgent: c.req.header('user-agent') ?? '',
        isSecure: isSecure(c, isBehindProxy),
        enter: (to, request) => enter(to, request, { address, counted }),
        cookies: [],
      };
      const response = await answerBy(byVerb(routes, c.req.method), c, arrival, host).catch(
        (error: unknown) => refuse(error, arrival.requestId, host),
      );
      // `GET /admin/merchant/7` meets `POST /admin/merchant/:name` before its own `/admin/:role/:id`.
      if (!response) return next();
      for (const cookie of arrival.cookies) response.headers.append('set-cookie', cookie);
      return response;
    });
  }
  app.all('/api/*', (c) => {
    if (c.get('counted') === undefined)
      limits.require('read', 'address', addressOf(c, isBehindProxy));
    throw new Problem(c.get('route') === undefined ? 'notFound' : 'methodNotAllowed');
  });
  if (pages) app.use(pages);
  app.notFound((c) => c.text('There is nothing here.', 404));
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
