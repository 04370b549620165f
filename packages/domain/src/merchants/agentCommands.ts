import { assignAgents, handOverMerchants, type Named } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import type { Unit } from '../commands/Unit.ts';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import { agentsAfter, hasSameAgents, requireAgents, requireHandOver } from './agents.ts';
import { lockAccount, lockPlatform, requireVersion } from './lockAccount.ts';
import { showMerchant } from './show.ts';

/** A merchant, and who looks after it before and after a change. */
interface Change {
  merchant: MerchantRecord;
  before: readonly Named[];
  after: readonly Named[];
}

/** Saves a merchant with its agents after a change, and returns it. */
async function saveAgents(
  { merchants }: Unit,
  { merchant, ...agents }: Change,
): Promise<MerchantRecord> {
  const next = { ...merchant, version: merchant.version + 1 };
  await merchants.saveAgents(next, agents);
  return next;
}

/** The writes that decide which agents look after merchants. */
export const agentCommands: readonly Command[] = [
  command(assignAgents, async ({ params: { id }, body: { version, agents: ids } }, unit) => {
    const people = await lockPlatform(unit);
    const { facts } = await lockAccount(unit, id);
    const { merchant, agents: before } = facts;
    requireVersion(facts, merchant.version === version, unit.now);
    const after = requireAgents(people, ids);
    if (hasSameAgents(before, after)) return showMerchant(facts, unit.now);
    const next = await saveAgents(unit, { merchant, before, after });
    return showMerchant({ ...facts, merchant: next, agents: after }, unit.now);
  }),
  command(handOverMerchants, async ({ body }, unit) => {
    const handOver = requireHandOver(await lockPlatform(unit), body);
    const changes: Change[] = [];
    for (const id of handOver.merchant_ids) {
      const { state: merchant } = await unit.merchants.lock(id);
      const before = await unit.merchants.agentsOf(id);
      changes.push({ merchant, before, after: agentsAfter(before, handOver) });
    }
    for (const change of changes) await saveAgents(unit, change);
    return { moved: changes.length };
  }),
];
