import type { Capability } from '@servery/api';
import type { ComponentType } from 'react';
import type { FirstRead } from './reads.ts';

/** The named parts of a path. */
export type Params = Record<string, string | undefined>;

/** What every screen of a route gets. */
export interface ScreenProps {
  params: Params;
  path: string;
}

/**
 * Who may come in: everybody, only those who are not signed in, everybody who is, or who holds a
 * capability.
 */
export type Access = 'public' | 'guest' | 'session' | Capability;

/** How the shell stands around a screen, where it is not as the person chose. */
export interface Stand {
  menu?: 'none' | 'collapsed';
  width?: 'boxed';
  /** The screen has the height that is left, and scrolls inside. */
  fills?: true;
}

/** A place of the app: its code, and the read that starts beside it. */
export interface Route {
  path: string;
  access: Access;
  load: () => Promise<{ default: ComponentType<ScreenProps> }>;
  /** Its first read; `search` is the part of the page's address from `?` on. */
  first?: (params: Params, search: string) => FirstRead | null;
  /** It stands on the page alone, without the shell. */
  isBlank?: true;
  stand?: Stand;
  /** Places with one name here are one screen, which stays as it is from each to the next. */
  screen?: string;
  /** One of the template's: toasts stay longer, the width is boxed, the calls are answered in the browser. */
  isTemplate?: true;
}

/** A route that fits an address, with the parts it names. */
export interface Matched {
  route: Route;
  params: Params;
}

/** The first of some routes that a path fits. */
export function findRoute(routes: readonly Route[], path: string): Matched | null {
  const wanted = path.split('/');
  for (const route of routes) {
    const parts = route.path.split('/');
    const params: Params = {};
    const fits = parts.every((part, i) => {
      const given = wanted[i];
      if (!part.startsWith(':')) return part === given;
      params[part.slice(1)] = given;
      return !!given;
    });
    if (fits && parts.length === wanted.length) return { route, params };
  }
  return null;
}
