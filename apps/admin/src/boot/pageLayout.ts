import type { Matched } from './screen.ts';

/** The layout around a screen: the shell, the sign-in page or none. */
export type PageLayout = 'shell' | 'signIn' | 'blank';

/** Returns the layout that a route renders in. The shell redirects signed-in users away from guest-only routes. */
export function pageLayoutOf(found: Matched | null, isSignedIn: boolean): PageLayout {
  const { access, isBlank } = found?.route ?? {};
  if (isBlank && (access === 'public' || (access === 'guest') !== isSignedIn)) return 'blank';
  return isSignedIn ? 'shell' : 'signIn';
}
