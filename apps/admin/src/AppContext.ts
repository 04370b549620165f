import { createContext, use, useCallback } from 'react';
import type { Direction, Preferences } from './boot/preferences.ts';
import type { MountOptions } from './mount.tsx';
import { early } from './session/client.ts';
import { startRead } from './session/early.ts';

/** What every part of the app can reach. */
export interface AppState extends MountOptions {
  /** Which way the page runs. */
  direction: Direction;
  /** Changes how the app looks or speaks, and remembers it. */
  prefer: (change: Partial<Preferences>) => Promise<void>;
}

export const AppContext = createContext<AppState | null>(null);

/** The app around. */
export function useApp(): AppState {
  const app = use(AppContext);
  if (!app) throw new Error('There is no app around.');
  return app;
}

/** Starts loading what a place needs: its code and its first data. */
export function usePrepare(): (href: string) => void {
  const { matchRoute } = useApp();
  return useCallback(
    (href) => {
      const { pathname, search, origin } = new URL(href, location.href);
      const found = origin === location.origin ? matchRoute(pathname) : null;
      if (!found) return;
      void found.route.load();
      const read = found.route.first?.(found.params, search);
      if (read) startRead(early, read.url);
    },
    [matchRoute],
  );
}
