import { assignSupermerchant } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import { withoutLocks } from '../settings/groupLock.ts';
import { applyPlan, lockGroups } from './applyPlan.ts';
import { currentAccount, lockAccount, lockPlatform, requireVersion } from './lockAccount.ts';
import { showMerchant } from './show.ts';
import { requireSupermerchant } from './supermerchants.ts';

/** The write that decides which supermerchant runs a merchant. */
export const supermerchantCommands: readonly Command[] = [
  command(assignSupermerchant, async ({ params, body }, unit) => {
    const people = await lockPlatform(unit);
    const known = await unit.merchants.supermerchantOf(params.id);
    const owners = people.filter(({ id }) => id === known?.id || id === body.supermerchant_id);
    await lockGroups(unit, [params.id], owners);
    const { facts } = await lockAccount(unit, params.id);
    const { merchant, supermerchant: before } = facts;
    requireVersion(facts, merchant.version === body.version, unit.now);
    // One who can no longer sign in can stay.
    if ((before?.id ?? null) === body.supermerchant_id) return showMerchant(facts, unit.now);
    const after = requireSupermerchant(people, body.supermerchant_id);
    const parent = after && (await unit.merchants.groupOf(after.id));
    const settings = withoutLocks(merchant.settings);
    const changes = { parent, settings, is_read_only: false };
    const next = { ...merchant, ...changes, version: merchant.version + 1 };
    await unit.merchants.saveSupermerchant(next, { before, after });
    for (const owner of owners) await applyPlan(unit, owner);
    return currentAccount(unit, params.id);
  }),
];
