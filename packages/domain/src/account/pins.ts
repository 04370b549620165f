import { Problem } from '@servery/api';
import type { ProcedureContext } from '../commands/procedure.ts';
import { countFailure, moveFailures, requireUnlocked, type AttemptKey } from './attempts.ts';
import type { AccountRefusal, VerifiedPerson } from './store.ts';

interface Attempt {
  /**
   * The keys that wrong PINs count against; a right PIN moves the first key's count to its holder.
   */
  keys: readonly [AttemptKey, ...AttemptKey[]];
  /**
   * The kind of key that earlier wrong PINs count against after a right one, with the holder's id.
   */
  own: 'approver' | 'switcher';
  /** The kind of refusal to report, and its details. */
  refusal: AccountRefusal;
  facts: Record<string, unknown>;
}

interface PinAttempt extends Attempt {
  merchant_id: number;
  pin: string;
  /** Whether the person who has the PIN has permission. */
  canAct: (person: VerifiedPerson) => boolean;
}

/**
 * Returns the holder of a PIN that `find` found. Wrong PINs before a right one count against that
 * holder from then on, so that knowing one PIN can't be used to clear the count and guess another.
 * @throws `wrongPin` if there is none
 * @throws `locked` after too many wrong PINs of the caller, or before right ones of the holder
 */
export async function verifyHolder<Holder extends { id: number }>(
  { account, attempts, now }: ProcedureContext,
  { keys, own, refusal, facts }: Attempt,
  find: () => Promise<Holder | null>,
): Promise<Holder> {
  await requireUnlocked(attempts, keys, now);
  const holder = await find();
  const ownKey: AttemptKey = `${own}:${holder?.id}`;
  try {
    if (!holder) throw new Problem('wrongPin');
    await requireUnlocked(attempts, [ownKey], now);
  } catch (error) {
    await countFailure(attempts, keys, now);
    account.report(refusal, facts);
    throw error;
  }
  await moveFailures(attempts, keys[0], ownKey, now);
  return holder;
}

/**
 * Returns the person with a PIN, as `verifyHolder` does.
 * @throws `wrongPin` if nobody at the merchant with permission has the PIN
 * @throws `locked` after too many wrong PINs of the caller, or before right ones of the person
 */
export const verifyPin = (
  context: ProcedureContext,
  { merchant_id, pin, canAct, ...attempt }: PinAttempt,
): Promise<VerifiedPerson> =>
  verifyHolder(context, attempt, async () => {
    const person = await context.account.byPin(merchant_id, pin);
    return person && canAct(person) ? person : null;
  });
