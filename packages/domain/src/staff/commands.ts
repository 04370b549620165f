import {
  acceptInvitation,
  createStaff,
  editStaff,
  editStaffRights,
  inviteStaff,
  openInvitation,
  patchStaff,
  Problem,
} from '@servery/api';
import { refusedPassword } from '../account/passwordRule.ts';
import { command, type Command } from '../commands/command.ts';
import { procedure, type Procedure } from '../commands/procedure.ts';
import type { Unit } from '../commands/Unit.ts';
import { personIn } from '../people/book.ts';
import { lockUsername } from '../people/lockUsername.ts';
import type { InvitedPerson } from '../people/store.ts';
import { changeAt, changePerson, changeStaff, merchantOf } from './changeStaff.ts';
import { editStaffRights as decideRights } from './editStaffRights.ts';
import { resetPinCommand, setPinProcedure } from './pinCommands.ts';
import * as rules from './rules.ts';
import { showRights } from './showRights.ts';

/** The writes of staff accounts that run in one unit of work. */
export const staffCommands: readonly Command[] = [
  command(editStaff, ({ params: { id }, body: { version, ...input } }, unit) =>
    changeStaff(unit, id, 'edit', (book, context) =>
      rules.editStaff(book, { id, version }, input, context),
    ),
  ),
  command(patchStaff, ({ params: { id }, body: { version, is_active } }, unit) =>
    changeStaff(unit, id, is_active ? 'activate' : 'deactivate', (book, context) =>
      rules.patchStaff(book, { id, version }, { is_active }, context),
    ),
  ),
  command(editStaffRights, async ({ params: { id }, body: { version, ...input } }, unit) => {
    const at = await merchantOf(unit, id);
    const { person, merchant } = await changePerson(unit, at, 'rights', (book, context) =>
      decideRights(book, { id, version }, input, context),
    );
    return showRights(person, merchant);
  }),
  resetPinCommand,
];

/**
 * Returns the person of an invitation.
 * @throws `notFound` if it was used, has expired or never existed
 */
async function requireInvited({ people }: Unit, token: string): Promise<InvitedPerson> {
  const invited = await people.invited(token);
  if (!invited) throw new Problem('notFound');
  return invited;
}

/** The writes of staff accounts that return secrets. */
export const staffProcedures: readonly Procedure[] = [
  setPinProcedure,
  procedure(createStaff, ({ body: { merchant_id: requested_id, ...input } }, { unit }) =>
    unit(async (work) => {
      const merchant_id = await work.merchant(requested_id);
      await lockUsername(work.people, input.username);
      const staff = await changeAt(work, merchant_id, 'create', (book, context) =>
        rules.createStaff(book, input, context),
      );
      return { staff, token: await work.people.invite(staff.id) };
    }),
  ),
  procedure(inviteStaff, ({ params: { id }, body: { version } }, { unit }) =>
    unit(async (work) => {
      const staff = await changeStaff(work, id, 'invite', (book, context) =>
        rules.inviteStaff(book, { id, version }, context),
      );
      return { staff, token: await work.people.invite(id) };
    }),
  ),
  procedure(openInvitation, ({ body: { token } }, { unit }) =>
    unit(async (work) => {
      const { merchant, name, username } = await requireInvited(work, token);
      return { merchant, name, username };
    }),
  ),
  procedure(
    acceptInvitation,
    async ({ body: { token, new_password, signed } }, { account, unit }) => {
      const invited = await unit((work) => requireInvited(work, token));
      const { id, username, name, merchant_id } = invited;
      const isBanned = await account.bannedPasswordCheck();
      const refused = refusedPassword(new_password, { username, current: '', isBanned });
      if (refused) throw refused;
      const hash = await account.hashPassword(new_password);
      const session = await unit(async (work) => {
        work.guestContext(merchant_id, name);
        const { state } = await work.people.lock(merchant_id);
        // Another request may have used the invitation, or replaced it, since it was read.
        await requireInvited(work, token);
        const made = rules.acceptInvitation(state, id, work.now);
        await work.people.save(state, made, 'accept');
        await work.people.setPassword(id, hash);
        return work.sessions.start({ ...personIn(made.book, id), proof: hash }, signed);
      });
      return account.present(session);
    },
  ),
];
