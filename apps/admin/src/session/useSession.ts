import { useSyncExternalStore } from 'react';
import { isSessionOver, onSessionChange, readSession, type StoredSession } from './session.ts';

/** Whose screens these are, kept up to date over all tabs. */
export const useSession = (): StoredSession | null =>
  useSyncExternalStore(onSessionChange, readSession);

/** Whether their session ran out: they have to say anew who they are. */
export const useIsSessionOver = (): boolean => useSyncExternalStore(onSessionChange, isSessionOver);
