import type { ComponentType } from 'react';
import type { Early } from '../session/early.ts';
import type { HrefTo } from './href.ts';
import type { PageLayout } from './pageLayout.ts';
import type { Direction, Locale, Preferences } from './preferences.ts';
import type { FirstRead } from './reads.ts';
import type { Matched, Route, ScreenProps } from './screen.ts';

/**
 * The functions and state of the start of the page that the app uses. They are passed in, because
 * importing them would create a second copy without the state of the first.
 */
export interface MountOptions {
  routes: readonly Route[];
  matchRoute: (path: string) => Matched | null;
  hrefTo: HrefTo;
  firstReadOf: (found: Matched, search: string) => FirstRead | null;
  pageLayoutOf: (found: Matched | null, isSignedIn: boolean) => PageLayout;
  preferences: Preferences;
  directionOf: (preferences: Preferences) => Direction;
  wear: (preferences: Preferences) => void;
  rememberLocale: (locale: Locale) => void;
  /** The requests that were started early. */
  early: Early;
}

/**
 * A response that arrived before the app was mounted, the user it belongs to, and the merchant that
 * they viewed.
 */
export interface KnownAnswer {
  userId: number | undefined;
  viewingId: number | undefined;
  key: FirstRead['key'];
  data: unknown;
}

/** A screen whose code has loaded. */
export interface LoadedScreen {
  route: Route;
  screen: ComponentType<ScreenProps>;
  /** The response to its first request, if it has arrived too. */
  known?: KnownAnswer;
}

/** The props of a layout. */
export interface LayoutProps {
  first: LoadedScreen | null;
}

/** A layout: the shell, the sign-in page, or a page without either. */
export type LayoutComponent = ComponentType<LayoutProps>;
