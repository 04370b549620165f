import { readSession } from '../session/session.ts';
import { featureOffOf } from '../shell/isRefused.ts';
import { fillAddress, type HrefTo } from './href.ts';
import { loadPage } from './loadPage.ts';
import { findRoute, type Matched, type Route, type Screen } from './screen.ts';
import { screens } from './screens.ts';
import { templateScreens } from './templateScreens.ts';

const named: Readonly<Record<string, Screen>> = {
  ...screens,
  ...(import.meta.env.SERVERY_TEMPLATES ? templateScreens() : {}),
};

/** The routes of all screens. The first match of a URL is opened. */
export const routes: readonly Route[] = Object.entries(named).map(([name, screen]) => ({
  ...screen,
  name,
  load: loadPage(screen.page),
}));

/** Returns the URL of a screen, or of the root if this build doesn't have the screen. */
export const hrefTo: HrefTo = (name, values?) => fillAddress(named[name] ?? { path: '/' }, values);

const hasTemplateApps = (): boolean => {
  const user = readSession()?.user;
  return !!user && !featureOffOf({ feature: 'template_apps' }, user);
};

/**
 * Returns the route of an unknown URL for people with template apps; others see the shell's own
 * page.
 */
const matchUnknown = (): Matched | null =>
  import.meta.env.SERVERY_TEMPLATES && hasTemplateApps()
    ? findRoute(routes, hrefTo('error'))
    : null;

/** Returns the route of a path; the root is the live board. */
export const matchRoute = (path: string): Matched | null =>
  findRoute(routes, path === '/' ? screens['live-orders'].path : path) ?? matchUnknown();
