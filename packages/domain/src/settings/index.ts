export { editProfile } from './editProfile.ts';
export { setOpening } from './editOpening.ts';
export { editSetting } from './editSetting.ts';
export { settingsAt, usualPrefixes } from './inForce.ts';
export { isOpenAt, openingAt } from './opening.ts';
export type { Opening } from './opening.ts';
export type { SettingEntry } from './saveSection.ts';
export { showSettings } from './show.ts';
export type { SettingFacts } from './show.ts';
