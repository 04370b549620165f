import { getPush, subscribePush, type Call, type PushSubscriptionInput } from '@servery/api';
import { savePush, readPush } from '../session/savedPush.ts';

type Target = Pick<PushSubscriptionInput, 'endpoint' | 'keys'>;

/**
 * Sends this browser's current subscription to the server with the saved texts, unless the server
 * has it.
 */
export async function renewPush(
  call: Call,
  targetHere: () => Promise<Target | null>,
): Promise<void> {
  const input = readPush();
  const target = input && (await targetHere());
  if (!target) return;
  if (target.endpoint === input.endpoint && (await call(getPush, {})).is_active) return;
  // A person who has signed out in between has no session to send it with.
  if (!readPush()) return;
  const body = { ...input, ...target };
  await call(subscribePush, { body });
  // Skip this if the person signed out or turned notifications off in between.
  if (readPush()) savePush(body);
}
