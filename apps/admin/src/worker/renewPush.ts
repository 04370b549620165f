import { getPush, subscribePush, type Call, type PushSubscriptionWish } from '@servery/api';
import { keepPush, readPush } from '../session/keptPush.ts';

type Target = Pick<PushSubscriptionWish, 'endpoint' | 'keys'>;

/** Tells the server where this browser gets its notifications, in the words as before, unless it knows. */
export async function renewPush(
  call: Call,
  targetHere: () => Promise<Target | null>,
): Promise<void> {
  const wish = readPush();
  const target = wish && (await targetHere());
  if (!target) return;
  if (target.endpoint === wish.endpoint && (await call(getPush, {})).is_active) return;
  const body = { ...wish, ...target };
  await call(subscribePush, { body });
  // Who left meanwhile, or turned them off, is told nothing more.
  if (readPush()) keepPush(body);
}
