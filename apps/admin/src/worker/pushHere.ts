import { pushTargetHere } from '@servery/account';
import { client } from '../session/client.ts';
import { renewPush } from './renewPush.ts';

/** Tells the server where this very browser gets its notifications; one tab after the other, so that it is told once. */
export const renewPushHere = (): Promise<void> =>
  navigator.locks.request('servery.push', () => renewPush(client.call, pushTargetHere));
