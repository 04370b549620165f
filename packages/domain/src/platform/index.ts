export { firstPlatformSettings } from './settings.ts';
export type { PlatformSettingOf } from './settings.ts';
