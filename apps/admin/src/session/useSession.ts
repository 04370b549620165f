import { useSyncExternalStore } from 'react';
import {
  isLocked,
  isSessionOver,
  onSessionChange,
  readSession,
  type StoredSession,
} from './session.ts';

/** Returns the session whose screens are open, kept up to date across tabs. */
export const useSession = (): StoredSession | null =>
  useSyncExternalStore(onSessionChange, readSession);

/** Returns whether that session expired, so that the person has to sign in again. */
export const useIsSessionOver = (): boolean => useSyncExternalStore(onSessionChange, isSessionOver);

/** Returns whether this is a locked counter. */
export const useIsLocked = (): boolean => useSyncExternalStore(onSessionChange, isLocked);
