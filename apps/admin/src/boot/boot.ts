import { rememberLocale } from './detectLocale.ts';
import { doorOf, type Door } from './door.ts';
import { failed } from './failed.ts';
import { directionOf, readPreferences, wear } from './preferences.ts';
import { matchRoute, routes } from './routes.ts';
import type { DoorComponent, MountOptions } from '../mount.tsx';
import { answerOf, startRead, type Early } from '../session/early.ts';
import { readSession } from '../session/session.ts';

// This file and what it imports stand inside the HTML itself, so that a route's first data is asked
// for at once, and its code in the same round. What others import of it is there twice, so it may
// keep nothing that both must see; the rest of the app is handed the routes.
const sessionKey = 'servery.session';

// Apart, so that each keeps its own list of what to preload: a minified `?:` leaves them one.
const doors: Record<Door, () => Promise<{ default: DoorComponent }>> = {
  shell: () => import('../shell/Shell.tsx'),
  signIn: () => import('../pages/SignInPage.tsx'),
  blank: () => import('../shell/Blank.tsx'),
};

// A first frame with rows is worth a moment; a page that waits for its data is not.
const graceMs = 60;
const headStartMs = 250;
const after = (ms: number) => new Promise<undefined>((done) => setTimeout(done, ms));

async function boot() {
  const preferences = readPreferences();
  wear(preferences);
  if (import.meta.env.MODE === 'demo') await (await import('../demo.ts')).startDemo();
  const isSignedIn = localStorage.getItem(sessionKey) !== null;
  const found = matchRoute(location.pathname);
  const at = doorOf(found, isSignedIn);
  const first = at === 'signIn' ? null : found;
  const early: Early = new Map();
  const read = isSignedIn && first?.route.first?.(first.params, location.search);
  if (read) startRead(early, read.url);
  // With the worker the code is at hand and only the answer takes long: the question goes first.
  if (read && navigator.serviceWorker?.controller)
    await Promise.race([early.get(read.url)?.sent, after(headStartMs)]);
  const [{ mount }, screen, door] = await Promise.all([
    import('../mount.tsx'),
    first?.route.load(),
    doors[at](),
  ]);
  const data = read && (await Promise.race([answerOf(early, read.url), after(graceMs)]));
  const known = data ? { userId: readSession()?.user.id, key: read.key, data } : undefined;
  const options: MountOptions = {
    routes,
    matchRoute,
    doorOf,
    directionOf,
    preferences,
    wear,
    rememberLocale,
    early,
  };
  await mount(
    options,
    door.default,
    first && screen ? { route: first.route, screen: screen.default, known } : null,
  );
}

boot().catch(failed);
