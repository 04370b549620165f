import type { Session, UserInfo } from '@servery/api';

/** What local storage keeps of a session. */
export interface StoredSession {
  token: string;
  expires_at: string;
  user: UserInfo;
}

const key = 'servery.session';
const listeners = new Set<() => void>();
let text: string | null = null;
let current: StoredSession | null = null;

/** The session of this browser, as local storage has it now. */
export function readSession(): StoredSession | null {
  const stored = localStorage.getItem(key);
  if (stored !== text) {
    text = stored;
    current = stored === null ? null : (JSON.parse(stored) as StoredSession);
  }
  return current;
}

const tell = () => {
  for (const listener of listeners) listener();
};

/** Keeps a session that sign-in or a refresh answered. */
export function keepSession({ token, expires_at, user }: Session): void {
  localStorage.setItem(key, JSON.stringify({ token, expires_at, user } satisfies StoredSession));
  tell();
}

/** Forgets everything that a signed-in person left in this browser; how it looks and speaks stays. */
export function clearSession(): void {
  const looks = Object.keys(localStorage).filter((name) => name.startsWith('servery.look.'));
  const kept = looks.map((name) => [name, localStorage.getItem(name) ?? ''] as const);
  localStorage.clear();
  for (const [name, value] of kept) localStorage.setItem(name, value);
  tell();
}

/** Calls back when a session begins, changes or ends, in any tab; answers how to stop that. */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};
