import { readPush } from '../session/keptPush.ts';
import { onSessionChange, readToken } from '../session/session.ts';

/**
 * Has the server told where this browser gets its notifications whenever that may be elsewhere: now,
 * once its person is signed in again, and when the browser has moved it.
 */
export function watchPush(serviceWorker: EventTarget, renew: () => void): void {
  let isIn = false;
  const tell = () => {
    if (readToken() !== null && readPush()) renew();
  };
  const look = () => {
    const was = isIn;
    isIn = readToken() !== null;
    if (isIn && !was) tell();
  };
  serviceWorker.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<{ type?: string } | null>;
    if (data?.type === 'push-changed') tell();
  });
  onSessionChange(look);
  look();
}
