import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { navigate, useBrowserLocation, useSearch } from 'wouter/use-browser-location';
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

/** Goes to the sign-in, from where one comes back to this address. */
export function goToSignIn(): void {
  const { pathname, search } = location;
  if (pathname === signInPath) return;
  const goal = pathname + search;
  navigate(goal === '/' ? signInPath : `${signInPath}?from=${encodeURIComponent(goal)}`, {
    replace: true,
  });
}

/** Goes from the sign-in to where one was going. */
export function leaveSignIn(): void {
  if (location.pathname !== signInPath) return;
  const { pathname, search } = goalOf(location.search);
  navigate(pathname + search, { replace: true });
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
  return [session && path === signInPath ? goalOf(search).pathname : path, go];
};

/** The search part of the place. */
const usePlaceSearch: BaseSearchHook = (router) => {
  const [path] = useBrowserLocation(router);
  const search = useSearch(router);
  const session = useSession();
  return session && path === signInPath ? goalOf(search).search : search;
};

/** Leads the screens by their place. */
export const placeRouter = { hook: usePlace, searchHook: usePlaceSearch };
