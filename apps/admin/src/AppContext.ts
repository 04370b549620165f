import { createContext, use, useCallback } from 'react';
import type { HrefTo } from './boot/href.ts';
import type { MountOptions } from './boot/mountOptions.ts';
import type { Direction, Preferences } from './boot/preferences.ts';
import { early } from './session/client.ts';
import { startRead } from './session/early.ts';

/** The state that is available to all parts of the app. */
export interface AppState extends MountOptions {
  /** The text direction of the page. */
  direction: Direction;
  /** Changes the app's appearance or language, and saves the choice. */
  prefer: (change: Partial<Preferences>) => Promise<void>;
}

export const AppContext = createContext<AppState | null>(null);

/** Returns the state of the app. */
export function useApp(): AppState {
  const app = use(AppContext);
  if (!app) throw new Error('useApp must be used inside <App>.');
  return app;
}

/** Returns the function that builds the URL of a screen. */
export const useHref = (): HrefTo => useApp().hrefTo;

/** Starts loading a screen: its code and its first request, unless the screen is the open one. */
export function usePrepare(): (href: string) => void {
  const { matchRoute, firstReadOf } = useApp();
  return useCallback(
    (href) => {
      const { pathname, search, origin } = new URL(href, location.href);
      const found = origin === location.origin ? matchRoute(pathname) : null;
      if (!found) return;
      void found.route.load();
      // The open screen would use the response for a later request.
      const read = pathname === location.pathname ? null : firstReadOf(found, search);
      if (read) startRead(early, read.url);
    },
    [matchRoute, firstReadOf],
  );
}
