import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useApp } from './AppContext.ts';
import type { LayoutComponent, LoadedScreen } from './boot/mountOptions.ts';
import type { PageLayout } from './boot/pageLayout.ts';
import { isVacant } from './session/session.ts';
import { useSession } from './session/useSession.ts';
import { useLoaded, type Load } from './useLoaded.ts';

const layouts: Record<PageLayout, Load<LayoutComponent>> = {
  shell: () => import('./shell/Shell.tsx'),
  signIn: () => import('./pages/SignInPage.tsx'),
  blank: () => import('./shell/Blank.tsx'),
};

export interface GateProps {
  /** The layout that is already loaded. */
  layout: LayoutComponent;
  first: LoadedScreen | null;
}

/**
 * Renders the layout for the URL: the shell for signed-in people, otherwise the sign-in page;
 * public pages have neither.
 */
export function Gate({ layout, first }: GateProps) {
  const session = useSession();
  const [path] = useLocation();
  const { matchRoute, pageLayoutOf } = useApp();
  const wanted = useMemo(
    () => layouts[pageLayoutOf(matchRoute(path), session !== null)],
    [pageLayoutOf, matchRoute, path, session],
  );
  const { part: Layout, of } = useLoaded(wanted, layout);
  // The PIN page covers the whole app.
  if (session && isVacant(session)) return null;
  return Layout && of === wanted ? <Layout first={first} /> : null;
}
