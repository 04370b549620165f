import type { Matched } from './places.ts';

/** What stands before a screen: the shell, the sign-in, or nothing. */
export type Door = 'shell' | 'signIn' | 'blank';

/** Through which door a place is come to. Somebody who is signed in is sent home from what is for guests, by the shell. */
export function doorOf(found: Matched | null, isSignedIn: boolean): Door {
  const { access, isBlank } = found?.route ?? {};
  if (isBlank && (access === 'public' || (access === 'guest') !== isSignedIn)) return 'blank';
  return isSignedIn ? 'shell' : 'signIn';
}
