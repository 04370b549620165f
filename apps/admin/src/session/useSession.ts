import { useSyncExternalStore } from 'react';
import { onSessionChange, readSession, type StoredSession } from './session.ts';

/** The session, kept up to date over all tabs. */
export const useSession = (): StoredSession | null =>
  useSyncExternalStore(onSessionChange, readSession);
