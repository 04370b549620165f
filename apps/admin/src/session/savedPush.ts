import type { PushSubscriptionInput } from '@servery/api';
import { readSession } from './session.ts';

const key = 'servery.push';

/**
 * The person whose notifications this browser shows, and the subscription that was last sent to the
 * server.
 */
export interface SavedPush {
  person: number;
  input: PushSubscriptionInput;
}

/** Saves the subscription sent to the server for the signed-in person; null removes it. */
export function savePush(input: PushSubscriptionInput | null): void {
  const person = readSession()?.user.id;
  if (!input || person === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify({ person, input } satisfies SavedPush));
}

/** Returns the subscription last sent to the server, if it belongs to the signed-in person. */
export function readPush(): PushSubscriptionInput | null {
  const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as SavedPush | null;
  return saved && saved.person === readSession()?.user.id ? saved.input : null;
}
