import { readPush } from '../session/savedPush.ts';
import { onSessionChange, readToken } from '../session/session.ts';

/**
 * Calls `renew` whenever the push subscription may have changed: now, when the person signs in
 * again, and when the browser reports a change.
 */
export function watchPush(serviceWorker: EventTarget, renew: () => void): void {
  let isIn = false;
  const renewIfOn = () => {
    if (readToken() !== null && readPush()) renew();
  };
  const look = () => {
    const was = isIn;
    isIn = readToken() !== null;
    if (isIn && !was) renewIfOn();
  };
  serviceWorker.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<{ type?: string } | null>;
    if (data?.type === 'push-changed') renewIfOn();
  });
  onSessionChange(look);
  look();
}
