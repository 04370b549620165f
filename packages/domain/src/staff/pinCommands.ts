import { invalid, notNow, resetPin, setPin } from '@servery/api';
import { countFailure, requireUnlocked, type AttemptKey } from '../account/attempts.ts';
import { refusedPin } from '../account/pinRule.ts';
import { loginKey, verifyPassword } from '../account/signInCommands.ts';
import { usernameKey } from '../account/usernameKey.ts';
import { command, type Command } from '../commands/command.ts';
import { procedure, type Procedure } from '../commands/procedure.ts';
import { personIn, withPerson } from '../people/book.ts';
import type { PersonRecord } from '../people/record.ts';
import { requireCurrent } from './book.ts';
import { changeStaff } from './changeStaff.ts';
import { showStaff } from './showStaff.ts';

const nextVersion = (person: PersonRecord) => ({ ...person, version: person.version + 1 });

/** Resets the PIN of a person, who may be the caller. */
export const resetPinCommand: Command = command(
  resetPin,
  async ({ params: { id }, body: { version } }, unit) => {
    const staff = await changeStaff(unit, id, 'reset_pin', (book, context) =>
      withPerson(book, nextVersion(requireCurrent(book, { id, version }, context, showStaff))),
    );
    await unit.people.setPin(id, null);
    return staff;
  },
);

/** Sets the PIN of the caller. */
export const setPinProcedure: Procedure = procedure(
  setPin,
  async ({ body: { current_password: password, pin } }, context) => {
    const { account, attempts, caller, now, unit } = context;
    // Refused before the password is checked, so that a weak PIN isn't an attempt.
    const weak = refusedPin(pin, '');
    if (weak) throw weak;
    const username = usernameKey(caller.username);
    const login = [loginKey(username, account.source)];
    await verifyPassword(context, login, { username, password }, 'wrongPassword');
    const { id, merchant_id } = caller;
    if (merchant_id === null) throw notNow({ why: 'no_merchant' });
    const keys: readonly AttemptKey[] = [`newPin:${id}`];
    await requireUnlocked(attempts, keys, now);
    const secret = await account.pinSecret(merchant_id, pin);
    const isFree = await unit(async ({ people }) => {
      const { state } = await people.lock(merchant_id);
      const person = personIn(state, id);
      const refused = refusedPin(pin, person.phone);
      if (refused) throw refused;
      if (!(await people.setPin(id, secret))) return false;
      await people.save(state, withPerson(state, nextVersion(person)), 'set_pin');
      return true;
    });
    // Accepted PINs count too: trying many would reveal which ones are in use.
    await countFailure(attempts, keys, now);
    if (isFree) return { is_set: true } as const;
    account.report('new PIN refused', { account: id });
    throw invalid('pin', 'taken', 'Choose another PIN.');
  },
);
