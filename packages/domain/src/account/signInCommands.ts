import { changePassword, login, logout, Problem } from '@servery/api';
import { procedure, type Procedure, type ProcedureContext } from '../commands/procedure.ts';
import { countFailure, forgive, requireUnlocked, type AttemptKey } from './attempts.ts';
import { refusedPassword } from './passwordRule.ts';
import type { VerifiedPerson } from './store.ts';
import { usernameKey } from './usernameKey.ts';

/** Returns the key of failed sign-ins with a username from an address. */
export const loginKey = (username_key: string, source: string): AttemptKey =>
  `login:${username_key}@${source}`;

/**
 * Returns the keys that failed sign-ins count against. The account and address limits don't apply
 * to usernames that have signed in from this network before: a flood of guesses must not lock
 * people out of their workplace.
 */
async function keysOf({ account }: ProcedureContext, key: string): Promise<AttemptKey[]> {
  const login = loginKey(key, account.source);
  const isKnown = await account.isKnownHere(key);
  return isKnown ? [login] : [login, `account:${key}`, `address:${account.source}`];
}

/**
 * Returns the person with a username and password, and resets their failures. A wrong password is
 * counted.
 * @throws `locked`, or the problem named by `wrong` if the password is incorrect
 */
export async function verifyPassword(
  { account, attempts, now }: ProcedureContext,
  keys: readonly AttemptKey[],
  { username, password }: { username: string; password: string },
  wrong: 'wrongCredentials' | 'wrongPassword',
): Promise<VerifiedPerson> {
  await requireUnlocked(attempts, keys, now);
  const person = await account.byPassword(username, password);
  if (!person) {
    await countFailure(attempts, keys, now);
    account.report(wrong === 'wrongPassword' ? 'password change refused' : 'sign-in refused', {});
    throw new Problem(wrong);
  }
  await forgive(attempts, keys[0]!);
  return person;
}

/** The writes that sign people in and out and change the caller's password. */
export const signInProcedures: readonly Procedure[] = [
  procedure(login, async ({ body: { password, signed, ...body } }, context) => {
    const username = usernameKey(body.username);
    const keys = await keysOf(context, username);
    const person = await verifyPassword(context, keys, { username, password }, 'wrongCredentials');
    const started = await context.unit(({ sessions }) => sessions.start(person, signed));
    return context.account.present(started);
  }),
  procedure(changePassword, async ({ body }, context) => {
    const { account, caller, unit } = context;
    const { current_password: current, new_password, keeps_others } = body;
    const username = usernameKey(caller.username);
    // A session without the password gets no more attempts here than at sign-in.
    const keys = [loginKey(username, account.source)];
    const person = await verifyPassword(
      context,
      keys,
      { username, password: current },
      'wrongPassword',
    );
    const isBanned = await account.bannedPasswordCheck();
    const matter = { username: caller.username, current, isBanned };
    const refused = refusedPassword(new_password, matter);
    if (refused) throw refused;
    const hash = await account.hashPassword(new_password);
    const ended = await unit(({ sessions }) => sessions.savePassword(person, hash, keeps_others));
    // Changed concurrently: the given password is no longer the current one.
    if (ended === null) throw new Problem('wrongPassword');
    return { ended };
  }),
  procedure(logout, async ({ body: { everywhere } }, { account, unit }) => {
    await unit(({ sessions }) => sessions.end(everywhere));
    account.forgetSession();
    return { is_signed_out: true } as const;
  }),
];
