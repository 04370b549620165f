import {
  notNow,
  type PushedSection,
  type SettingLock,
  type SettingSection,
  type StoredSettings,
} from '@servery/api';

type Locked = Pick<StoredSettings, 'locks'>;

/** Returns the lock of a section by the group; null if the outlet can change it. */
export const lockOf = ({ locks = {} }: Locked, section: PushedSection): SettingLock | null =>
  locks[section] ?? null;

/** Returns settings with another lock of a section; without it for null. */
export function withLock(
  { locks = {}, ...settings }: StoredSettings,
  section: PushedSection,
  lock: SettingLock | null,
): StoredSettings {
  const { [section]: _lock, ...others } = locks;
  if (lock) return { ...settings, locks: { ...others, [section]: lock } };
  return Object.keys(others).length === 0 ? settings : { ...settings, locks: others };
}

/** Returns settings without the locks of a group, for an outlet that leaves it. */
export function withoutLocks({ locks: _locks, ...settings }: StoredSettings): StoredSettings {
  return settings;
}

/**
 * Refuses a change of a section that the group locked. Sections that can’t be pushed are never
 * locked.
 * @throws `notAllowedNow` with `why: group_lock`
 */
export function requireUnlocked({ locks = {} }: Locked, section: SettingSection): void {
  if (!(section in locks)) return;
  const pushed = section as PushedSection;
  const lock = locks[pushed];
  if (lock) throw notNow({ why: 'group_lock', section: pushed, ...lock });
}
