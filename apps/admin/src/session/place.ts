import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { navigate, useBrowserLocation, useSearch } from 'wouter/use-browser-location';
import { isSessionOver } from './session.ts';
import { signInPath } from './signInPath.ts';
import { useSession } from './useSession.ts';

const here = 'http://here';

/** Returns the target of a sign-in URL: always a page of this app, never another host. */
export function goalOf(search: string): URL {
  const from = new URLSearchParams(search).get('from') ?? '';
  const isOurs = /^\/(?![/\\])/.test(from) && URL.canParse(from, here);
  return new URL(isOurs ? from : '/', here);
}

/** The target of the current sign-in page. */
let goal = goalOf('');
/**
 * Whether the browser went back from the sign-in page above open screens, and is being returned to
 * it.
 */
let isHeld = false;

/** Returns the URL of the screens below the sign-in page, which is its target. */
const beneath = (path: string, search: string): URL | null => {
  if (isHeld) return goal;
  return path === signInPath ? goalOf(search) : null;
};

/** Goes to the sign-in page, which returns to the current URL afterwards. */
export function goToSignIn(): void {
  if (isHeld) return;
  const { pathname, search } = location;
  const from = pathname + search;
  if (pathname !== signInPath)
    navigate(from === '/' ? signInPath : `${signInPath}?from=${encodeURIComponent(from)}`, {
      replace: true,
    });
  goal = goalOf(location.search);
}

/** Goes from the sign-in page to its target. */
export function leaveSignIn(): void {
  const place = beneath(location.pathname, location.search);
  isHeld = false;
  if (place) navigate(place.pathname + place.search, { replace: true });
}

/**
 * Keeps the sign-in page open above the screens of an expired session when the browser goes back.
 * Call it before the first render: listeners on the window run in the order in which they were
 * added, and the screens would otherwise navigate first.
 */
export function holdSignIn(): void {
  window.addEventListener('popstate', () => {
    isHeld = isSessionOver() && location.pathname !== signInPath;
    if (isHeld) history.forward();
  });
}

/** Routes by the browser's URL. */
export const addressRouter = { hook: useBrowserLocation, searchHook: useSearch };

/**
 * The path of the screen to show: the URL's, or the sign-in page's target while an expired
 * session's screens are open below it. This keeps those screens mounted.
 */
const usePlace: BaseLocationHook = (router) => {
  const [path, go] = useBrowserLocation(router);
  const search = useSearch();
  const session = useSession();
  const place = session && beneath(path, search);
  return [place ? place.pathname : path, go];
};

/** The query string of the screen to show. */
const usePlaceSearch: BaseSearchHook = (router) => {
  const [path] = useBrowserLocation(router);
  const search = useSearch(router);
  const session = useSession();
  const place = session && beneath(path, search);
  return place ? place.search : search;
};

/** Routes the screens by the URL of the screen to show. */
export const placeRouter = { hook: usePlace, searchHook: usePlaceSearch };
