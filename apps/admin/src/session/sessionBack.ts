import { Problem } from '@servery/api';
import { isPersonAway, onSessionChange, readSession } from './session.ts';

/**
 * Waits until the same person has signed in or unlocked the counter again.
 * @throws `sessionExpired` if another person did
 */
export async function sessionBack(signal?: AbortSignal | null): Promise<void> {
  if (!isPersonAway()) return;
  const id = readSession()?.user.id;
  await new Promise<void>((resolve, reject) => {
    const give = () => {
      stop();
      reject(signal?.reason as Error);
    };
    const stop = onSessionChange(() => {
      if (isPersonAway()) return;
      stop();
      signal?.removeEventListener('abort', give);
      if (readSession()?.user.id === id) resolve();
      else reject(new Problem('sessionExpired'));
    });
    signal?.addEventListener('abort', give);
  });
}
