import type { LockedMenu } from '../menu/store.ts';

/** Returns the context of the person who acts, which is the same at every outlet. */
export const actorIn = (menus: ReadonlyMap<number, LockedMenu>): LockedMenu['context'] =>
  [...menus.values()][0]!.context;
