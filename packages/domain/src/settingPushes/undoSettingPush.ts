import type { Named } from '@servery/api';
import { demand } from '../people/demand.ts';
import { requireUndo } from '../pushes/requireUndo.ts';
import { inForce } from '../settings/saveSection.ts';
import { versionsOf } from '../settings/show.ts';
import { changeSection, type ChangedMerchant } from './changeSection.ts';
import { lacksTax } from './obstacleAt.ts';
import type { LockedMerchant, SettingPushRecord } from './record.ts';

/**
 * Restores the values and locks from before a push at the outlets whose section hasn’t changed
 * since. `kept` has the others, and those whose items now use a tax that the earlier values lack.
 * Returns the changed merchants and the undone push.
 * @throws `tooLate`, `forbidden`, `approvalRequired`, or `notAllowedNow` with `why: undone`
 */
export function undoSettingPush(
  push: SettingPushRecord,
  merchants: ReadonlyMap<number, LockedMerchant>,
): { changes: ChangedMerchant[]; push: SettingPushRecord; kept: Named[] } {
  const { id, section } = push;
  const { now, actor } = [...merchants.values()][0]!.context;
  requireUndo(push, now);
  const changes: ChangedMerchant[] = [];
  const kept: Named[] = [];
  for (const { merchant_id, version, ...before } of push.outlets) {
    const { state, context } = merchants.get(merchant_id)!;
    demand(context.actor, 'setting.edit', { object_id: merchant_id, version: state.version });
    const isChanged = versionsOf(state)[section] !== version;
    const change =
      isChanged || lacksTax(before.values, context.tax_codes)
        ? null
        : changeSection(inForce(state, context), section, before, `undo push of settings ${id}`);
    if (change) changes.push(change);
    else kept.push({ id: merchant_id, name: state.name });
  }
  return {
    changes,
    push: { ...push, undone_at: now.toISOString(), undone_by: actor.name },
    kept,
  };
}
