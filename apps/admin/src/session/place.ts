import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { navigate, useBrowserLocation, useSearch } from 'wouter/use-browser-location';
import { isSessionOver } from './session.ts';
import { useSession } from './useSession.ts';

/** Where a signed-out person's address is. */
export const signInPath = '/login';

const here = 'http://here';

/** Where the address of the sign-in leads back to: a place of our own, never another host. */
export function goalOf(search: string): URL {
  const from = new URLSearchParams(search).get('from') ?? '';
  const isOurs = /^\/(?![/\\])/.test(from) && URL.canParse(from, here);
  return new URL(isOurs ? from : '/', here);
}

/** Where the sign-in that is shown leads back to. */
let goal = goalOf('');
/** Whether the browser went back from the sign-in above somebody's screens, and is on its way to it again. */
let isHeld = false;

/** The place that an address stands for: the sign-in's is where it leads back to. */
const beneath = (path: string, search: string): URL | null => {
  if (isHeld) return goal;
  return path === signInPath ? goalOf(search) : null;
};

/** Goes to the sign-in, from where one comes back to this address. */
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

/** Goes from the sign-in to where one was going. */
export function leaveSignIn(): void {
  const place = beneath(location.pathname, location.search);
  isHeld = false;
  if (place) navigate(place.pathname + place.search, { replace: true });
}

/**
 * Stays at the sign-in above the screens of somebody whose session ran out, whichever way back is
 * taken. Called before anything is drawn: a window tells its listeners in the order in which they
 * came, and screens that heard of it first would go.
 */
export function holdSignIn(): void {
  window.addEventListener('popstate', () => {
    isHeld = isSessionOver() && location.pathname !== signInPath;
    if (isHeld) history.forward();
  });
}

/** The address as it stands. */
export const addressRouter = { hook: useBrowserLocation, searchHook: useSearch };

/**
 * The place whose screen is shown: the address's, and where one comes back to while somebody whose
 * screens are open stands at the sign-in. So nothing of theirs goes away.
 */
const usePlace: BaseLocationHook = (router) => {
  const [path, go] = useBrowserLocation(router);
  const search = useSearch();
  const session = useSession();
  const place = session && beneath(path, search);
  return [place ? place.pathname : path, go];
};

/** The search part of the place. */
const usePlaceSearch: BaseSearchHook = (router) => {
  const [path] = useBrowserLocation(router);
  const search = useSearch(router);
  const session = useSession();
  const place = session && beneath(path, search);
  return place ? place.search : search;
};

/** Leads the screens by their place. */
export const placeRouter = { hook: usePlace, searchHook: usePlaceSearch };
