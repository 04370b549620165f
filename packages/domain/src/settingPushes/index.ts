export { outletState, previewSettingPush } from './preview.ts';
export type { OutletState } from './preview.ts';
export type { SettingGroup, SettingGroupOutlet, SettingPushRecord } from './record.ts';
export { showSettingPush } from './show.ts';
