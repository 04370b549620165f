import type { ComponentType } from 'react';
import type { DoorProps, LoadedScreen } from './mount.tsx';
import { useSession } from './session/useSession.ts';
import { useLoaded, type Load } from './useLoaded.ts';

const shell: Load<ComponentType<DoorProps>> = () => import('./shell/Shell.tsx');
const signIn: Load<ComponentType<DoorProps>> = () => import('./pages/SignInPage.tsx');

export interface GateProps extends DoorProps {
  /** The one of the two that is loaded already. */
  door: ComponentType<DoorProps>;
  first: LoadedScreen | null;
}

/** Lets those in who are signed in, and asks the others who they are. */
export function Gate({ door, first }: GateProps) {
  const session = useSession();
  const { part: Door, of } = useLoaded(session ? shell : signIn, door);
  const isRight = of === (session ? shell : signIn);
  return Door && isRight ? <Door first={first} /> : null;
}
