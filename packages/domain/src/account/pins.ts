import { Problem } from '@servery/api';
import type { ProcedureContext } from '../commands/procedure.ts';
import { countFailure, moveFailures, requireUnlocked, type AttemptKey } from './attempts.ts';
import type { AccountRefusal, VerifiedPerson } from './store.ts';

interface PinAttempt {
  merchant_id: number;
  pin: string;
  /**
   * The keys that wrong PINs count against; a right PIN moves the first key's count to the person.
   */
  keys: readonly [AttemptKey, ...AttemptKey[]];
  /**
   * The kind of key that earlier wrong PINs count against after a right one, with the person's id.
   */
  own: 'approver' | 'switcher';
  /** The kind of refusal to report, and its details. */
  refusal: AccountRefusal;
  facts: Record<string, unknown>;
  /** Whether the person who has the PIN has permission. */
  canAct: (person: VerifiedPerson) => boolean;
}

/**
 * Returns the person with a PIN. Wrong PINs before a right one count against that person from then
 * on, so that knowing one PIN can't be used to clear the count and guess another.
 * @throws `wrongPin` if nobody at the merchant with permission has the PIN
 * @throws `locked` after too many wrong PINs of the caller, or before right ones of the person
 */
export async function verifyPin(
  { account, attempts, now }: ProcedureContext,
  { merchant_id, pin, keys, own, refusal, facts, canAct }: PinAttempt,
): Promise<VerifiedPerson> {
  await requireUnlocked(attempts, keys, now);
  const person = await account.byPin(merchant_id, pin);
  const ownKey: AttemptKey = `${own}:${person?.id}`;
  try {
    if (!person || !canAct(person)) throw new Problem('wrongPin');
    await requireUnlocked(attempts, [ownKey], now);
  } catch (error) {
    await countFailure(attempts, keys, now);
    account.report(refusal, facts);
    throw error;
  }
  await moveFailures(attempts, keys[0], ownKey, now);
  return person;
}
