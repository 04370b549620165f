import { pushSetting, undoSettingPush } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import type { Unit } from '../commands/Unit.ts';
import type { ChangedMerchant } from './changeSection.ts';
import type { LockedMerchant } from './record.ts';
import * as rules from './rules.ts';
import { showSettingPush } from './show.ts';
import { undoSettingPush as undo } from './undoSettingPush.ts';

/** Locks merchants in the order of their ids, so that no two pushes wait for each other. */
async function lockMerchants(unit: Unit, ids: readonly number[]) {
  const merchants = new Map<number, LockedMerchant>();
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    const { state, context } = await unit.merchants.lock(id);
    merchants.set(id, { state, context: { ...context, ...(await unit.merchants.facts(id)) } });
  }
  return merchants;
}

async function saveMerchants(unit: Unit, changes: readonly ChangedMerchant[]) {
  for (const { before, after, entry } of changes) await unit.merchants.save(before, after, entry);
}

const idsOf = (outlets: readonly { merchant_id: number }[]) =>
  outlets.map(({ merchant_id }) => merchant_id);

/** The writes of pushes of settings. */
export const settingPushCommands: readonly Command[] = [
  command(pushSetting, async ({ body }, unit) => {
    const others = await unit.settingPushes.othersOf(body.merchant_id);
    const targets = rules.settingTargets(body, others);
    const merchants = await lockMerchants(unit, [body.merchant_id, ...idsOf(targets)]);
    const { changes, push } = rules.pushSetting(body, targets, merchants);
    await saveMerchants(unit, changes);
    await unit.settingPushes.save(push);
    return showSettingPush(push, unit.now);
  }),
  command(undoSettingPush, async ({ params: { id } }, unit) => {
    const { outlets } = await unit.settingPushes.find(id);
    const merchants = await lockMerchants(unit, idsOf(outlets));
    const { changes, push, kept } = undo(await unit.settingPushes.find(id), merchants);
    await saveMerchants(unit, changes);
    await unit.settingPushes.save(push);
    return { ...showSettingPush(push, unit.now), restored: changes.length, kept };
  }),
];
