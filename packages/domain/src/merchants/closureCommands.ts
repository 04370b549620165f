import { closeMerchant, reopenMerchant } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import { applyPlan, lockGroupOf } from './applyPlan.ts';
import * as rules from './closure.ts';
import { currentAccount, lockAccount, requireVersion } from './lockAccount.ts';

/** The writes that close merchants and reopen them. */
export const closureCommands: readonly Command[] = [
  command(closeMerchant, async ({ params: { id }, body: { version, ...input } }, unit) => {
    const owners = await lockGroupOf(unit, id);
    const work = await unit.merchants.openWork(id);
    const { facts, by } = await lockAccount(unit, id);
    const { merchant } = facts;
    requireVersion(facts, merchant.version === version, unit.now);
    const next = rules.closeMerchant(merchant, work, input, { now: unit.now, by });
    await unit.merchants.saveAccount(merchant, next, { did: 'close', reason: input.reason });
    // Only active outlets count towards the plan of the group, so others may open.
    for (const owner of owners) await applyPlan(unit, owner);
    return currentAccount(unit, id);
  }),
  command(reopenMerchant, async ({ params: { id }, body: { version } }, unit) => {
    const owners = await lockGroupOf(unit, id);
    const { facts } = await lockAccount(unit, id);
    const { merchant } = facts;
    requireVersion(facts, merchant.version === version, unit.now);
    const next = rules.reopenMerchant(merchant, unit.now);
    if (next !== merchant) {
      await unit.merchants.saveAccount(merchant, next, { did: 'reopen' });
      for (const owner of owners) await applyPlan(unit, owner);
    }
    return currentAccount(unit, id);
  }),
];
