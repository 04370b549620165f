import { closeMerchant, reopenMerchant } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import * as rules from './closure.ts';
import { lockAccount, requireVersion } from './lockAccount.ts';
import { showMerchant } from './show.ts';

/** The writes that close merchants and reopen them. */
export const closureCommands: readonly Command[] = [
  command(closeMerchant, async ({ params: { id }, body: { version, ...input } }, unit) => {
    const work = await unit.merchants.openWork(id);
    const { facts, by } = await lockAccount(unit, id);
    const { merchant } = facts;
    requireVersion(facts, merchant.version === version, unit.now);
    const next = rules.closeMerchant(merchant, work, input, { now: unit.now, by });
    await unit.merchants.saveAccount(merchant, next, { did: 'close', reason: input.reason });
    return showMerchant({ ...facts, merchant: next }, unit.now);
  }),
  command(reopenMerchant, async ({ params: { id }, body: { version } }, unit) => {
    const { facts } = await lockAccount(unit, id);
    const { merchant } = facts;
    requireVersion(facts, merchant.version === version, unit.now);
    const next = rules.reopenMerchant(merchant, unit.now);
    if (next !== merchant) await unit.merchants.saveAccount(merchant, next, { did: 'reopen' });
    return showMerchant({ ...facts, merchant: next }, unit.now);
  }),
];
