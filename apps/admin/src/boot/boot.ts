import { rememberLocale } from './detectLocale.ts';
import { failed } from './failed.ts';
import { firstReadOf } from './firstReadOf.ts';
import type { LayoutComponent, MountOptions } from './mountOptions.ts';
import { pageLayoutOf, type PageLayout } from './pageLayout.ts';
import { directionOf, readPreferences, wear } from './preferences.ts';
import { hrefTo, matchRoute, routes } from './routes.ts';
import { answerOf, startRead, type Early } from '../session/early.ts';
import { readSession } from '../session/session.ts';

// This file and its imports are inlined in the HTML, so that a screen's first request starts
// together with its code. Other files that import them get a second copy. They therefore hold no
// shared state, and the rest of the app gets the routes from `mount`.
const sessionKey = 'servery.session';

// Separate functions, so that each has its own preload list: a minified `?:` would merge them into
// one.
const layouts: Record<PageLayout, () => Promise<{ default: LayoutComponent }>> = {
  shell: () => import('../shell/Shell.tsx'),
  signIn: () => import('../pages/SignInPage.tsx'),
  blank: () => import('../shell/Blank.tsx'),
};

// Waiting briefly for a first frame with rows is worth it, but waiting for all data is not.
const graceMs = 60;
const headStartMs = 250;
const after = (ms: number) => new Promise<undefined>((done) => setTimeout(done, ms));

async function boot() {
  const preferences = readPreferences();
  wear(preferences);
  if (import.meta.env.MODE === 'demo') await (await import('../demo.ts')).startDemo();
  const isSignedIn = localStorage.getItem(sessionKey) !== null;
  const found = matchRoute(location.pathname);
  const layoutName = pageLayoutOf(found, isSignedIn);
  const first = layoutName === 'signIn' ? null : found;
  const early: Early = new Map();
  const read = first && firstReadOf(first, location.search);
  if (read) startRead(early, read.url);
  // With a service worker the code is cached and only the response is slow, so send the request
  // first.
  if (read && navigator.serviceWorker?.controller)
    await Promise.race([early.get(read.url)?.sent, after(headStartMs)]);
  const [{ mount }, screen, layout] = await Promise.all([
    import('../mount.tsx'),
    first?.route.load(),
    layouts[layoutName](),
  ]);
  const data = read && (await Promise.race([answerOf(early, read.url), after(graceMs)]));
  const user = readSession()?.user;
  const known = data
    ? { userId: user?.id, viewingId: user?.viewing?.id, key: read.key, data }
    : undefined;
  const options: MountOptions = {
    routes,
    matchRoute,
    hrefTo,
    firstReadOf,
    pageLayoutOf,
    directionOf,
    preferences,
    wear,
    rememberLocale,
    early,
  };
  await mount(
    options,
    layout.default,
    first && screen ? { route: first.route, screen: screen.default, known } : null,
  );
}

boot().catch(failed);
