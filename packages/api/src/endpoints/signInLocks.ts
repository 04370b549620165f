import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { lockable, signInLock } from '../entities/signInLock.ts';
import { idChoice } from '../fields.ts';

/** Lists the people and counters of a merchant that are locked after incorrect passwords or PINs. */
export const listSignInLocks = endpoint.get('/admin/sign_in_lock', {
  summary: 'Lists the people and counters that are locked after incorrect passwords or PINs.',
  capability: 'device.manage',
  query: v.strictObject({ merchant_id: idChoice }),
  returns: v.object({ locks: v.array(signInLock) }),
  problems: ['notFound'],
});

/**
 * Ends the lock of a person or a counter, and forgets the incorrect passwords and PINs before it. A
 * person who manages staff can only be unlocked by another who does.
 */
export const unlockSignIn = endpoint.post('/admin/unlock_sign_in', {
  summary: 'Unlocks a person or a counter after incorrect passwords or PINs.',
  capability: 'device.manage',
  body: v.strictObject(lockable),
  returns: v.object({ is_unlocked: v.literal(true) }),
  problems: ['notFound', 'forbidden'],
});
