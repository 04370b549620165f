import {
  createPlatformAccount,
  editPlatformAccount,
  invitePlatformAccount,
  patchPlatformAccount,
  type PlatformAccount,
} from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import { procedure, type Procedure } from '../commands/procedure.ts';
import type { Unit } from '../commands/Unit.ts';
import { personIn } from '../people/book.ts';
import { lockUsername } from '../people/lockUsername.ts';
import type { PeopleBook, PeopleChange, PeopleStore } from '../people/store.ts';
import * as rules from './rules.ts';
import { showPlatformAccount } from './showPlatformAccount.ts';

type Locked = Awaited<ReturnType<PeopleStore['lock']>>;
type Decide = (book: PeopleBook, context: rules.PlatformContext) => PeopleChange;

/** Applies a rule to the locked people of the platform, saves the result, and returns the account. */
async function changeAccount(
  { people, now }: Unit,
  { state, context }: Locked,
  action: string,
  decide: Decide,
): Promise<PlatformAccount> {
  const made = decide(state, { ...context, now });
  if (made.book !== state) await people.save(state, made, action);
  const person = personIn(made.book, made.id);
  return showPlatformAccount(person, person.merchant_ids.length);
}

/** The writes of the platform's accounts that run in one unit of work. */
export const platformAccountCommands: readonly Command[] = [
  command(editPlatformAccount, async ({ params: { id }, body: { version, ...input } }, unit) =>
    changeAccount(unit, await unit.people.lock(null), 'edit', (book) =>
      rules.editPlatformAccount(book, { id, version }, input),
    ),
  ),
  command(patchPlatformAccount, async ({ params: { id }, body: { version, is_active } }, unit) => {
    const action = is_active ? 'activate' : 'deactivate';
    return changeAccount(unit, await unit.people.lock(null), action, (book, context) =>
      rules.patchPlatformAccount(book, { id, version }, { is_active }, context),
    );
  }),
];

/** The writes of the platform's accounts that return secrets. */
export const platformAccountProcedures: readonly Procedure[] = [
  procedure(createPlatformAccount, ({ body }, { unit }) =>
    unit(async (work) => {
      const locked = await lockUsername(work.people, body.username);
      const account = await changeAccount(work, locked, 'create', (book, context) =>
        rules.createPlatformAccount(book, body, context),
      );
      return { account, token: await work.people.invite(account.id) };
    }),
  ),
  procedure(invitePlatformAccount, ({ params: { id }, body: { version } }, { unit }) =>
    unit(async (work) => {
      const locked = await work.people.lock(null);
      const account = await changeAccount(work, locked, 'invite', (book, context) =>
        rules.invitePlatformAccount(book, { id, version }, context),
      );
      return { account, token: await work.people.invite(id) };
    }),
  ),
];
