import {
  createMerchant,
  editMerchant,
  inviteOwner,
  notNow,
  patchMerchant,
  Problem,
  type Parsed,
} from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import { procedure, type Procedure } from '../commands/procedure.ts';
import type { Unit } from '../commands/Unit.ts';
import { lockUsername } from '../people/lockUsername.ts';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import { requireContact } from '../people/requireContact.ts';
import { phoneAfter } from '../phone/readPhone.ts';
import { newMerchant } from '../setUp/newMerchant.ts';
import { printTickets } from '../setUp/printTickets.ts';
import { changeAt } from '../staff/changeStaff.ts';
import * as staff from '../staff/rules.ts';
import { agentCommands } from './agentCommands.ts';
import { applyPlan, lockGroupOf } from './applyPlan.ts';
import { closureCommands } from './closureCommands.ts';
import { currentAccount, lockAccount, requireVersion } from './lockAccount.ts';
import { outletPlanCommands } from './outletPlanCommands.ts';
import { ownerOf, type MerchantFacts } from './show.ts';
import { setMerchantStatus } from './status.ts';
import { supermerchantCommands } from './supermerchantCommands.ts';
import { viewProcedures } from './viewCommands.ts';

type OwnerInput = NonNullable<Parsed<typeof editMerchant>['body']['owner']>;

/** Changes the contact details of the owner of a merchant. */
async function editOwner(unit: Unit, facts: MerchantFacts, input: OwnerInput): Promise<void> {
  const { version, name, email } = input;
  const owner = ownerOf(facts.people);
  if (!owner) throw new Problem('notFound');
  requireVersion(facts, owner.version === version, unit.now);
  const phone = phoneAfter(owner.phone, input.phone);
  requireContact({ phone, email }, 'owner.phone');
  const isSame = owner.name === name && owner.email === email && owner.phone === phone;
  if (isSame) return;
  await changeAt(unit, facts.merchant.id, 'edit', (book, context) =>
    staff.editStaff(book, owner, { role: 'merchant', name, email, phone }, context),
  );
}

/** Creates a new invitation for the owner of a merchant, and returns it with the account. */
const withInvitation = async (unit: Unit, id: number, owner_id: number) => {
  const token = await unit.people.invite(owner_id);
  return { merchant: await currentAccount(unit, id), token };
};

/** The writes of merchants by people of the platform that run in one unit of work. */
export const merchantAccountCommands: readonly Command[] = [
  command(editMerchant, async ({ params: { id }, body }, unit) => {
    const { facts } = await lockAccount(unit, id);
    const { merchant } = facts;
    requireVersion(facts, merchant.version === body.version, unit.now);
    if (body.owner) await editOwner(unit, facts, body.owner);
    if (merchant.name !== body.name) {
      const next: MerchantRecord = { ...merchant, name: body.name, version: merchant.version + 1 };
      await unit.merchants.saveAccount(merchant, next, { did: 'edit' });
    }
    return currentAccount(unit, id);
  }),
  command(patchMerchant, async ({ params: { id }, body: { version, ...input } }, unit) => {
    const owners = await lockGroupOf(unit, id);
    const { facts, by } = await lockAccount(unit, id);
    const { merchant } = facts;
    requireVersion(facts, merchant.version === version, unit.now);
    const next = setMerchantStatus(merchant, input, { now: unit.now, by });
    if (next !== merchant) {
      const did = input.is_active ? 'activate' : 'suspend';
      await unit.merchants.saveAccount(merchant, next, { did, reason: input.reason });
      // Suspended outlets don't count, so others of the group may open or close.
      for (const owner of owners) await applyPlan(unit, owner);
    }
    return currentAccount(unit, id);
  }),
  ...agentCommands,
  ...closureCommands,
  ...outletPlanCommands,
  ...supermerchantCommands,
];

/**
 * The writes of merchants by people of the platform that return a secret, or the caller as their
 * next request will see them.
 */
export const merchantAccountProcedures: readonly Procedure[] = [
  ...viewProcedures,
  procedure(createMerchant, ({ body: { name, time_zone, owner } }, { unit }) =>
    unit(async (work) => {
      requireContact(owner, 'owner.phone');
      const { context } = await lockUsername(work.people, owner.username, 'owner.username');
      const id = context.nextId();
      const { value: start } = await work.platform.load('new_business');
      await work.merchants.create(newMerchant({ id, name, time_zone, now: work.now, start }));
      await printTickets(work, id);
      const { id: owner_id } = await changeAt(work, id, 'create', (book, at) =>
        staff.createStaff(book, { role: 'merchant', ...owner }, at),
      );
      return withInvitation(work, id, owner_id);
    }),
  ),
  procedure(inviteOwner, ({ params: { id }, body: { owner_version } }, { unit }) =>
    unit(async (work) => {
      const { facts } = await lockAccount(work, id);
      const owner = ownerOf(facts.people);
      if (!owner) throw new Problem('notFound');
      requireVersion(facts, owner.version === owner_version, work.now);
      // An owner with a password has nothing to gain from a link that anyone could use.
      if (owner.invited_until === null) throw notNow({ why: 'status', status: 'active' });
      await changeAt(work, id, 'invite', (book, context) =>
        staff.inviteStaff(book, owner, context),
      );
      return withInvitation(work, id, owner.id);
    }),
  ),
];
