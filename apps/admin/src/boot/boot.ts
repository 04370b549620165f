import { readPreferences, wear } from './preferences.ts';
import { matchRoute, routes, type Matched } from './routes.ts';
import type { MountOptions } from '../mount.tsx';

// This file and what it imports stand inside the HTML itself, so that code and first data of a
// route are asked for in the first round. Nothing else may import them at run time: the rest of
// the app is handed what it needs of them.
const sessionKey = 'servery.session';

// Apart, so that each keeps its own list of what to preload: a minified `?:` leaves them one.
const doors = {
  shell: () => import('../shell/Shell.tsx'),
  signIn: () => import('../pages/SignInPage.tsx'),
};

async function boot() {
  const preferences = readPreferences();
  wear(preferences);
  if (import.meta.env.MODE === 'demo') await (await import('../demo.ts')).startDemo();
  const isSignedIn = localStorage.getItem(sessionKey) !== null;
  const first: Matched | null = isSignedIn ? matchRoute(location.pathname) : null;
  if (first) void first.route.start?.().then((start) => start(first.params, location.search));
  const [{ mount }, screen, door] = await Promise.all([
    import('../mount.tsx'),
    first?.route.load(),
    doors[isSignedIn ? 'shell' : 'signIn'](),
  ]);
  const options: MountOptions = { routes, matchRoute, preferences, wear };
  await mount(
    options,
    door.default,
    first && screen ? { route: first.route, screen: screen.default } : null,
  );
}

void boot();
