import { goLive, markSetUpStep, type SetUpGuide } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import type { Unit } from '../commands/Unit.ts';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import * as rules from './guide.ts';
import { showSetUpGuide, type SetUpCounts } from './showGuide.ts';

type Decide = (merchant: MerchantRecord, counts: SetUpCounts) => MerchantRecord;

/** Locks a merchant, applies a rule, saves the result and returns the guide. */
async function changeSetUp(
  unit: Unit,
  requested_id: number | null,
  action: string,
  decide: Decide,
): Promise<SetUpGuide> {
  const merchant_id = await unit.merchant(requested_id);
  const { state } = await unit.merchants.lock(merchant_id);
  const counts = await unit.merchants.countSetUp(merchant_id);
  const next = decide(state, counts);
  if (next !== state) await unit.merchants.saveSetUp(state, next, action);
  return showSetUpGuide(next, counts, unit.now);
}

/** The writes of the set-up guide. */
export const setUpGuideCommands: readonly Command[] = [
  command(markSetUpStep, ({ body }, unit) =>
    changeSetUp(unit, body.merchant_id, 'mark_set_up', (merchant, counts) =>
      rules.markSetUpStep(merchant, counts, body, unit.now),
    ),
  ),
  command(goLive, ({ body }, unit) =>
    changeSetUp(unit, body.merchant_id, 'go_live', (merchant, counts) =>
      rules.goLive(merchant, counts, body, unit.now),
    ),
  ),
];
