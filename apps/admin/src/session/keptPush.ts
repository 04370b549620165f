import type { PushSubscriptionWish } from '@servery/api';
import { readSession } from './session.ts';

const key = 'servery.push';

/** Whose notifications this browser shows, and what the server was told of them last. */
export interface KeptPush {
  person: number;
  wish: PushSubscriptionWish;
}

/** Keeps what the server was told of this device for the person who is signed in; null is nothing any more. */
export function keepPush(wish: PushSubscriptionWish | null): void {
  const person = readSession()?.user.id;
  if (!wish || person === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify({ person, wish } satisfies KeptPush));
}

/** What the server was told of this device, if whoever is signed in wished for it. */
export function readPush(): PushSubscriptionWish | null {
  const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptPush | null;
  return kept && kept.person === readSession()?.user.id ? kept.wish : null;
}
