import { readPreferences, wear } from './preferences.ts';
import { matchRoute, routes, type Matched } from './routes.ts';
import type { MountOptions } from '../mount.tsx';
import { answerOf, startRead, type Early } from '../session/early.ts';
import { readSession } from '../session/session.ts';

// This file and what it imports stand inside the HTML itself, so that a route's first data is asked
// for at once, and its code in the same round. What others import of it is there twice, so it may
// keep nothing that both must see; the rest of the app is handed the routes.
const sessionKey = 'servery.session';

// Apart, so that each keeps its own list of what to preload: a minified `?:` leaves them one.
const doors = {
  shell: () => import('../shell/Shell.tsx'),
  signIn: () => import('../pages/SignInPage.tsx'),
};

// A first frame with rows is worth a moment; a page that waits for its data is not.
const graceMs = 60;
const after = (ms: number) => new Promise<undefined>((done) => setTimeout(done, ms));

async function boot() {
  const preferences = readPreferences();
  wear(preferences);
  if (import.meta.env.MODE === 'demo') await (await import('../demo.ts')).startDemo();
  const isSignedIn = localStorage.getItem(sessionKey) !== null;
  const first: Matched | null = isSignedIn ? matchRoute(location.pathname) : null;
  const early: Early = new Map();
  const read = first?.route.first(first.params, location.search);
  if (read) startRead(early, read.url);
  const [{ mount }, screen, door] = await Promise.all([
    import('../mount.tsx'),
    first?.route.load(),
    doors[isSignedIn ? 'shell' : 'signIn'](),
  ]);
  const data = read && (await Promise.race([answerOf(early, read.url), after(graceMs)]));
  const known = data ? { userId: readSession()?.user.id, key: read.key, data } : undefined;
  const options: MountOptions = { routes, matchRoute, preferences, wear, early };
  await mount(
    options,
    door.default,
    first && screen ? { route: first.route, screen: screen.default, known } : null,
  );
}

void boot();
