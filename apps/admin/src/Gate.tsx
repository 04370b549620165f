import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useApp } from './AppContext.ts';
import type { Door } from './boot/door.ts';
import type { DoorComponent, LoadedScreen } from './mount.tsx';
import { useSession } from './session/useSession.ts';
import { useLoaded, type Load } from './useLoaded.ts';

const doors: Record<Door, Load<DoorComponent>> = {
  shell: () => import('./shell/Shell.tsx'),
  signIn: () => import('./pages/SignInPage.tsx'),
  blank: () => import('./shell/Blank.tsx'),
};

export interface GateProps {
  /** The door that is loaded already. */
  door: DoorComponent;
  first: LoadedScreen | null;
}

/** Lets those in who are signed in, and asks the others who they are; some pages are anybody's. */
export function Gate({ door, first }: GateProps) {
  const session = useSession();
  const [path] = useLocation();
  const { matchRoute, doorOf } = useApp();
  const wanted = useMemo(
    () => doors[doorOf(matchRoute(path), session !== null)],
    [doorOf, matchRoute, path, session],
  );
  const { part: Door, of } = useLoaded(wanted, door);
  return Door && of === wanted ? <Door first={first} /> : null;
}
