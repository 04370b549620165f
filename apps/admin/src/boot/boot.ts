import { readPreferences, wear } from './preferences.ts';
import { matchRoute, routes, type Matched } from './routes.ts';
import type { MountOptions } from '../mount.tsx';

// This file and what it imports stand inside the HTML itself, so that code and first data of a
// route are asked for in the first round. Nothing else may import them at run time: the rest of
// the app is handed what it needs of them.
const sessionKey = 'servery.session';

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
    isSignedIn ? import('../shell/Shell.tsx') : import('../pages/SignInPage.tsx'),
  ]);
  const options: MountOptions = { routes, matchRoute, preferences, wear };
  await mount(
    options,
    door.default,
    first && screen ? { route: first.route, screen: screen.default } : null,
  );
}

void boot();
