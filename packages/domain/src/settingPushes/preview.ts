import type { PushedSection, SettingOutlet, SettingPreview, SettingPushMode } from '@servery/api';
import { byName } from '../search/nameKey.ts';
import { changesBetween, fieldsOf } from '../settings/fieldsOf.ts';
import { lockOf } from '../settings/groupLock.ts';
import { settingsAt } from '../settings/inForce.ts';
import { versionsOf } from '../settings/show.ts';
import { obstacleAt } from './obstacleAt.ts';
import type { SettingGroup, SettingGroupOutlet } from './record.ts';
import { sectionValues } from './sectionValues.ts';

/**
 * What a push does to an outlet: it changes it, the outlet is so already, the push can’t reach it
 * because of an obstacle, or it isn’t for this outlet.
 */
export type OutletState = 'change' | 'same' | 'obstacle' | 'none';

/**
 * Returns what a push does to an outlet. Only locked outlets can be unlocked, and nothing else can
 * be pushed to the outlet `source_id` that the values come from.
 */
export function outletState(
  { merchant, lock, changes, obstacle }: SettingOutlet,
  mode: SettingPushMode,
  source_id: number,
): OutletState {
  if (mode === 'free') return lock ? 'change' : 'none';
  if (merchant.id === source_id) return 'none';
  if (changes.length === 0 && (lock !== null) === (mode === 'locked')) return 'same';
  return obstacle ? 'obstacle' : 'change';
}

/** Returns what a push of a section would change at the outlets of a group at an instant. */
export function previewSettingPush(
  { source, others }: SettingGroup,
  section: PushedSection,
  now: Date,
): SettingPreview {
  const settings = settingsAt(source.settings, now);
  const pushed = fieldsOf(section, { name: source.name, settings });
  const values = sectionValues(section, settings);
  const outletOf = ({ id, name, settings: stored, tax_codes }: SettingGroupOutlet) => {
    const own = settingsAt(stored, now);
    return {
      merchant: { id, name },
      version: versionsOf({ settings: stored })[section],
      lock: lockOf(own, section),
      changes: changesBetween(fieldsOf(section, { name, settings: own }), pushed),
      obstacle: obstacleAt(section, { settings: own, tax_codes }, values),
    };
  };
  const isLocked = lockOf(settings, section) !== null;
  return {
    merchant: { id: source.id, name: source.name },
    section,
    version: versionsOf(source)[section],
    has_scheduled: (settings.scheduled ?? []).some((change) => change.section === section),
    outlets: [
      ...(isLocked ? [outletOf(source)] : []),
      ...others.map(outletOf).toSorted((a, b) => byName(a.merchant, b.merchant)),
    ],
  };
}
