import type { Capability, Feature } from '@servery/api';
import type { ComponentType } from 'react';
import type { GroupedIconName, IconName } from '../navigation/icons.tsx';
import type { FirstRead } from './reads.ts';

/** The named parts of a path. */
export type Params = Record<string, string | undefined>;

/** The props of every page. */
export interface ScreenProps {
  /** The name of the screen, for pages that several screens share. */
  name: string;
  params: Params;
  path: string;
}

/** The code of a page. */
export interface PageModule {
  default: ComponentType<ScreenProps>;
}

/** Loads the code of a page. */
export type LoadPage = () => Promise<PageModule>;

/**
 * The people who can open a screen: anyone, only signed-out people, anyone who is signed in, or
 * people with a capability.
 */
export type Access = 'public' | 'guest' | 'session' | Capability;

/** Changes that a screen makes to the frame around it. */
export interface FrameOptions {
  menu?: 'none' | 'collapsed';
  width?: 'boxed';
  /** The screen takes the remaining height and scrolls inside. */
  fills?: true;
}

/**
 * A message descriptor, as `defineMessage` of react-intl returns it; the start of the page has no
 * react-intl.
 */
interface Title {
  id: string;
  defaultMessage: string;
}

/** The parts of the menu whose entries have icons, and those whose entries are in a group. */
type IconPart = 'day' | 'library';
type GroupPart = 'menu' | 'settings' | 'account';

/** The sections of the back office's menu, as `navigation/backOffice.tsx` arranges them. */
export type MenuPart = IconPart | GroupPart;

/** A screen's entry in the menu, in search results and among the pages that can be bookmarked. */
export type MenuEntry = {
  title: Title;
  /** Bookmarks are stored under this id: never change or reuse one. */
  id: number;
} & ({ menu: IconPart; icon: IconName } | { menu: GroupPart; icon: GroupedIconName });

/** The entry of a screen in another menu: it can be searched for and bookmarked. */
export interface PlainEntry {
  /** In English, with the words that people search for. */
  title: string;
  icon: string;
  menu?: undefined;
  id: number;
}

/** The definition of a screen. */
export interface Screen {
  path: string;
  access: Access;
  /** Its file below `src/pages`, without `Page.tsx`. */
  page: string;
  /**
   * The request that starts together with the page's code; `search` is the query string from `?` on.
   */
  first?: (params: Params, search: string) => FirstRead | null;
  entry?: MenuEntry | PlainEntry;
  /** Renders the page without the shell. */
  isBlank?: true;
  frame?: FrameOptions;
  /** Whether its list can show several merchants at the same time. */
  hasAllMerchants?: true;
  /** Guests look at it while staff work elsewhere: no PIN page or sign-in covers it. */
  isDisplay?: true;
  /** Loads only the messages for guests. */
  isForGuests?: true;
  /** Screens with the same name here keep their state when one opens from another. */
  screen?: string;
  /** The feature that it belongs to: it is hidden from people without it. */
  feature?: Feature;
  /** A template app: requests are answered in the browser, toasts stay longer, the width is boxed. */
  isTemplate?: true;
}

/** A screen with its name and its code. */
export interface Route extends Screen {
  name: string;
  load: LoadPage;
}

/** The route of a URL, with the named parts of its path. */
export interface Matched {
  route: Route;
  params: Params;
}

/** Returns the first route that matches a path. */
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
