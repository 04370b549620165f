import { pushTargetHere } from '@servery/account';
import { client } from '../session/client.ts';
import { renewPush } from './renewPush.ts';

/**
 * Sends this browser's current subscription to the server; one tab at a time, so that it is sent
 * once.
 */
export const renewPushHere = (): Promise<void> =>
  navigator.locks.request('servery.push', () => renewPush(client.call, pushTargetHere));
