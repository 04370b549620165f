import { notNow, Problem, type PushedSection, type SettingPushMode } from '@servery/api';
import { demand } from '../people/demand.ts';
import { lockOf } from '../settings/groupLock.ts';
import { inForce, requireVersion } from '../settings/saveSection.ts';
import { versionsOf } from '../settings/show.ts';
import { changeSection, type ChangedMerchant } from './changeSection.ts';
import { obstacleAt } from './obstacleAt.ts';
import type { LockedMerchant, PushedSettings, SettingPushRecord } from './record.ts';
import { sectionValues } from './sectionValues.ts';

/** An outlet that a push names, with the version of its section in the preview. */
interface SettingTarget {
  merchant_id: number;
  version: number;
}

/** A push that was asked for. */
export interface SettingPushInput {
  /** The outlet that the values come from. */
  merchant_id: number;
  section: PushedSection;
  mode: SettingPushMode;
  /** The version of its section in the preview. */
  version: number;
  outlets: readonly SettingTarget[];
}

/**
 * Returns the outlets that a push names, by the ids of their merchants.
 * @throws `notFound` for an outlet that isn’t one of `others`, those of the group; the outlet that
 * the values come from can only be unlocked
 */
export function settingTargets(
  { merchant_id, mode, outlets }: SettingPushInput,
  others: readonly number[],
): SettingTarget[] {
  const reached = new Set(mode === 'free' ? [merchant_id, ...others] : others);
  if (!outlets.every((outlet) => reached.has(outlet.merchant_id))) throw new Problem('notFound');
  return outlets.toSorted((a, b) => a.merchant_id - b.merchant_id);
}

/**
 * Applies a push to one outlet; null if it is so already, whatever its version.
 * @throws `conflict`, `forbidden`, `approvalRequired`, or `notAllowedNow` with an obstacle
 */
function pushTo(
  { state, context }: LockedMerchant,
  target: SettingTarget,
  { section, mode, values, lock, did }: PushOptions,
): { change: ChangedMerchant; outlet: PushedSettings } | null {
  const own = inForce(state, context);
  const before = {
    values: sectionValues(section, own.settings),
    lock: lockOf(own.settings, section),
  };
  const next = mode === 'free' ? { values: before.values, lock: null } : { values, lock };
  const change = changeSection(own, section, next, did);
  if (!change) return null;
  requireVersion(state, section, target.version, context);
  demand(context.actor, 'setting.edit', { object_id: state.id, version: state.version });
  const { tax_codes } = context;
  const why = obstacleAt(section, { settings: own.settings, tax_codes }, next.values);
  if (why !== null && mode !== 'free') throw notNow({ why, name: state.name });
  const version = versionsOf(change.after)[section];
  return { change, outlet: { merchant_id: state.id, version, ...before } };
}

type PushOptions = Pick<SettingPushInput, 'section' | 'mode'> &
  Parameters<typeof changeSection>[2] & { did: string };

/**
 * Sets, locks or unlocks a section at the outlets that a push names. `merchants` has them and the
 * outlet that the values come from, by their ids. Returns the changed merchants and the push;
 * outlets that are so already are in neither.
 * @throws `conflict`, `forbidden`, `approvalRequired`, or `notAllowedNow`: with an obstacle, or with
 * `why: same_settings` if nothing changes
 */
export function pushSetting(
  input: SettingPushInput,
  targets: readonly SettingTarget[],
  merchants: ReadonlyMap<number, LockedMerchant>,
): { changes: ChangedMerchant[]; push: SettingPushRecord } {
  const { merchant_id, section, mode } = input;
  const { state, context } = merchants.get(merchant_id)!;
  const { now, actor, nextId } = context;
  if (mode !== 'free') requireVersion(state, section, input.version, context);
  const id = nextId();
  const at = now.toISOString();
  const by = actor.name;
  const options = {
    section,
    mode,
    values: sectionValues(section, inForce(state, context).settings),
    lock: mode === 'locked' ? { by, at } : null,
    did: `push settings ${id}`,
  };
  const made = targets.flatMap(
    (target) => pushTo(merchants.get(target.merchant_id)!, target, options) ?? [],
  );
  if (made.length === 0) throw notNow({ why: 'same_settings' });
  const outlets = made.map(({ outlet }) => outlet);
  return {
    changes: made.map(({ change }) => change),
    push: { id, merchant_id, section, mode, outlets, at, by, undone_at: null, undone_by: null },
  };
}
