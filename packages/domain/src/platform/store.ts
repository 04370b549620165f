import type { PlatformSetting, PlatformSettingType } from '@servery/api';
import type { PlatformSettingOf } from './settings.ts';

/** Storage of the platform's settings. */
export interface PlatformStore {
  /** The person who acts. */
  readonly actor: { name: string };
  /** Returns a setting. */
  load<Type extends PlatformSettingType>(type: Type): Promise<PlatformSettingOf<Type>>;
  /** Locks a setting until the unit ends, and returns it. */
  lock<Type extends PlatformSettingType>(type: Type): Promise<PlatformSettingOf<Type>>;
  /** Saves a changed setting with its audit entry. */
  save(before: PlatformSetting, after: PlatformSetting): Promise<void>;
}
