import { Problem } from '@servery/api';
import { isSessionOver, onSessionChange, readSession } from './session.ts';

/** Waits while a session is over, until the same person is back; refuses when it is somebody else. */
export async function sessionBack(signal?: AbortSignal | null): Promise<void> {
  if (!isSessionOver()) return;
  const id = readSession()?.user.id;
  await new Promise<void>((resolve, reject) => {
    const give = () => {
      stop();
      reject(signal?.reason as Error);
    };
    const stop = onSessionChange(() => {
      if (isSessionOver()) return;
      stop();
      signal?.removeEventListener('abort', give);
      if (readSession()?.user.id === id) resolve();
      else reject(new Problem('sessionExpired'));
    });
    signal?.addEventListener('abort', give);
  });
}
