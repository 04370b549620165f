import type { Session, UserInfo } from '@servery/api';
import { rereadKey } from './signingKey.ts';

/** What local storage keeps of a session. */
export interface StoredSession {
  token: string;
  expires_at: string;
  user: UserInfo;
}

const key = 'servery.session';
/** Written just before somebody leaves, so that other tabs know it from a session that ran out. */
const leavingKey = 'servery.leaving';
const listeners = new Set<() => void>();
let text: string | null = null;
let current: StoredSession | null = null;
let hasLeft = false;

/**
 * Whose screens these are: the session of this browser, as local storage has it now, or the one
 * that ran out while its screens were open. What was typed into those waits for the same person.
 */
export function readSession(): StoredSession | null {
  const stored = localStorage.getItem(key);
  if (stored !== text) {
    text = stored;
    if (stored !== null) current = JSON.parse(stored) as StoredSession;
  }
  return current;
}

/** Whether the session ran out while its screens were open. */
export const isSessionOver = (): boolean => readSession() !== null && text === null;

/** What calls are made with; null without a session, and once it ran out. */
export const readToken = (): string | null =>
  isSessionOver() ? null : (readSession()?.token ?? null);

/** Whether somebody left of their own will, and nobody came since. */
export const isLeft = (): boolean => hasLeft;

const tell = () => {
  for (const listener of listeners) listener();
};

/** Keeps a session that sign-in or a refresh answered. */
export function keepSession({ token, expires_at, user }: Session): void {
  hasLeft = false;
  localStorage.setItem(key, JSON.stringify({ token, expires_at, user } satisfies StoredSession));
  readSession();
  tell();
}

/** Clears what a signed-in person left in this browser, all but what is kept. */
function clear(stays: RegExp): void {
  const names = Object.keys(localStorage).filter((name) => stays.test(name));
  const kept = names.map((name) => [name, localStorage.getItem(name) ?? ''] as const);
  localStorage.clear();
  for (const [name, value] of kept) localStorage.setItem(name, value);
}

/**
 * Ends a session that ran out: the browser forgets the person, the open screens wait for them, and
 * so does their wish for notifications; how it looks and speaks stays.
 */
export function endSession(): void {
  readSession();
  clear(/^servery\.(look\.|push$)/);
  tell();
}

const forget = () => {
  hasLeft = true;
  current = null;
};

/** Forgets a person who leaves, here and in other tabs. */
export function clearSession(): void {
  localStorage.setItem(leavingKey, '1');
  clear(/^servery\.look\./);
  readSession();
  forget();
  tell();
}

let isLeaving = false;

const onStorage = (event: StorageEvent) => {
  // The session goes with this news, or with the next.
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
  tell();
};

/** Calls back when a session begins, changes or ends, in any tab; answers how to stop that. */
export const onSessionChange = (listener: () => void): (() => void) => {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
};
