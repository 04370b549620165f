import * as v from 'valibot';
import { count, id, named, version } from '../fields.ts';
import { pushed } from './pushed.ts';
import { pushedSections, settingLock } from './settingLocks.ts';
import { settingFieldChange } from './settings.ts';

/**
 * The effect of a push on a section of an outlet: `locked` sets the values and the outlet can’t
 * change them, `default` sets the values and the outlet can, `free` only unlocks the section.
 */
export const settingPushModes = ['locked', 'default', 'free'] as const;
export type SettingPushMode = (typeof settingPushModes)[number];

/**
 * Why an outlet can’t get the values: its section has scheduled changes, or its items use a tax that
 * the values lack.
 */
export const settingObstacles = ['has_scheduled', 'lacks_tax'] as const;
export type SettingObstacle = (typeof settingObstacles)[number];

/** An outlet to which a section can be pushed. */
export const settingOutlet = v.object({
  merchant: named,
  /** The version of its section. */
  version,
  /** The lock of its section; null if the outlet can change it. */
  lock: v.nullable(settingLock),
  /** The fields that differ, with the outlet’s value before and the pushed one after. */
  changes: v.array(settingFieldChange),
  /** Null if the outlet can get the values. */
  obstacle: v.nullable(v.picklist(settingObstacles)),
});
export type SettingOutlet = v.InferOutput<typeof settingOutlet>;

/** The effect of a push of a section at each outlet of a group. */
export const settingPreview = v.object({
  /** The outlet that the values come from. */
  merchant: named,
  section: v.picklist(pushedSections),
  /** The version of its section. */
  version,
  /** Whether it has scheduled changes, which aren’t pushed. */
  has_scheduled: v.boolean(),
  /** The outlet itself if its section is locked, then the others by name. */
  outlets: v.array(settingOutlet),
});
export type SettingPreview = v.InferOutput<typeof settingPreview>;

/** A section that was pushed to outlets. */
export const settingPush = v.object({
  id,
  /** The outlet that the values came from. */
  merchant_id: id,
  section: v.picklist(pushedSections),
  mode: v.picklist(settingPushModes),
  ...pushed,
});
export type SettingPush = v.InferOutput<typeof settingPush>;

/** An undone push, with the number of outlets that have their earlier values and lock again. */
export const undoneSettingPush = v.object({
  ...settingPush.entries,
  restored: count,
  /** The outlets whose section has changed since, which keep it. */
  kept: v.array(named),
});
export type UndoneSettingPush = v.InferOutput<typeof undoneSettingPush>;
