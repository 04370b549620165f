import type { Session, UserInfo } from '@servery/api';
import { rereadKey } from './signingKey.ts';

/** The session as stored in local storage. */
export interface StoredSession {
  token: string;
  expires_at: string;
  user: UserInfo;
}

const key = 'servery.session';
/**
 * Written just before a sign-out, so that other tabs can distinguish it from an expired session.
 */
const leavingKey = 'servery.leaving';
const listeners = new Set<() => void>();
let text: string | null = null;
let stored: StoredSession | null = null;
let current: StoredSession | null = null;
let hasLeft = false;

/** Whether a session belongs to a locked counter. */
export const isVacant = ({ user: { id, device } }: StoredSession): boolean =>
  device?.kind === 'counter' && device.id === id;

/**
 * Returns a counter's session with the person whose screens are open, even if the counter is
 * locked.
 */
const withPerson = (next: StoredSession): StoredSession =>
  current && isVacant(next) && current.user.device?.id === next.user.id
    ? { ...next, user: current.user }
    : next;

/**
 * Returns the session whose screens are open: the one in local storage, or the one that expired
 * while its screens were open. Their state is kept for the same person, also while a counter is
 * locked.
 */
export function readSession(): StoredSession | null {
  const next = localStorage.getItem(key);
  if (next !== text) {
    text = next;
    stored = next === null ? null : (JSON.parse(next) as StoredSession);
    if (stored) current = withPerson(stored);
  }
  return current;
}

/** Whether the session expired while its screens were open. */
export const isSessionOver = (): boolean => readSession() !== null && text === null;

/** Whether this is a locked counter, which asks for a PIN on every page. */
export const isLocked = (): boolean =>
  readSession() !== null && stored !== null && isVacant(stored);

/** Whether the person whose screens are open has to sign in or enter their PIN again. */
export const isPersonAway = (): boolean => isSessionOver() || isLocked();

/**
 * Returns the id of the person who is signed in on this counter; null on other devices or if it is
 * locked.
 */
export const readPerson = (): number | null => {
  const { user } = readSession() ?? {};
  return user?.device?.kind === 'counter' && !isLocked() ? user.id : null;
};

/** Returns the token for requests; null without a session or after it expired. */
export const readToken = (): string | null =>
  isSessionOver() ? null : (readSession()?.token ?? null);

/** Whether the last person signed out, and no one has signed in since. */
export const isLeft = (): boolean => hasLeft;

const notify = () => {
  for (const listener of listeners) listener();
};

/** Saves a session from a sign-in or refresh response. */
export function saveSession({ token, expires_at, user }: Session): void {
  hasLeft = false;
  localStorage.setItem(key, JSON.stringify({ token, expires_at, user } satisfies StoredSession));
  readSession();
  notify();
}

/**
 * Replaces the tokens of this session. The person on a counter stays, as only a PIN or a lock
 * changes that.
 */
export const renewTokens = (session: Session): void =>
  saveSession({ ...session, user: isLocked() && stored ? stored.user : session.user });

/** Saves newer data of the person whose screens are open, such as their permissions. */
export function updateUser(user: UserInfo): void {
  const session = readSession();
  if (session?.user.id !== user.id || isPersonAway()) return;
  if (JSON.stringify(session.user) !== JSON.stringify(user))
    saveSession({ ...session, signature_key: null, user });
}

/** Locks this counter. The screens of the person on it are kept below the PIN page. */
export function lockCounter(): void {
  const session = readSession();
  if (!session || readPerson() === null) return;
  const { user } = session;
  const { id, name } = user.device!;
  saveSession({ ...session, signature_key: null, user: { ...user, id, name } });
}

/** Removes all local storage of a signed-in person, except the matching keys. */
function clear(stays: RegExp): void {
  for (const name of Object.keys(localStorage))
    if (!stays.test(name)) localStorage.removeItem(name);
}

/** Signs a person in on this counter. Removes all data of a previous person. */
export function enterCounter(user: UserInfo): void {
  const session = readSession();
  if (!session) return;
  // A locked counter still has the username of the last person.
  if (stored?.user.username !== user.username) clear(/^servery\.(look\.|session$|clock$)/);
  saveSession({ ...session, signature_key: null, user });
}

/**
 * Ends an expired session. The browser removes the person's data, but keeps the open screens, the
 * notification setting, the appearance and the language.
 */
export function endSession(): void {
  readSession();
  clear(/^servery\.(look\.|push$)/);
  notify();
}

const forget = () => {
  hasLeft = true;
  current = null;
};

/** Signs a person out and removes their data, here and in other tabs. */
export function clearSession(): void {
  localStorage.setItem(leavingKey, '1');
  clear(/^servery\.look\./);
  readSession();
  forget();
  notify();
}

let isLeaving = false;

const onStorage = (event: StorageEvent) => {
  // The session is removed by this event or the next one.
  if (event.key === leavingKey && event.newValue !== null) isLeaving = true;
  if (event.key === key && event.newValue !== null) {
    isLeaving = hasLeft = false;
    rereadKey();
  }
  readSession();
  if (isLeaving && text === null) {
    isLeaving = false;
    forget();
  }
  notify();
};

/**
 * Calls `listener` when a session begins, changes or ends in any tab; returns a function that stops
 * it.
 */
export const onSessionChange = (listener: () => void): (() => void) => {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
};
