import {
  getMerchantInfo,
  getSettings,
  getUserInfo,
  listSettingChanges,
  listSettingPushes,
  previewSettingPush,
  pushSetting,
  undoSettingPush,
  type PushedSection,
} from '@servery/api';
import { useAction, useCall } from '@servery/api/swr';

const refreshes = [
  getMerchantInfo,
  getSettings,
  getUserInfo,
  listSettingChanges,
  listSettingPushes,
  previewSettingPush,
];
/** The number of recent pushes that are shown. */
const recent = 3;

/** Returns the outlets that a section of a merchant can be pushed to. */
export const useSettingPreview = (merchant_id: number, section: PushedSection) =>
  useCall(previewSettingPush, { query: { merchant_id, section } });

/** Returns the latest pushes of a section that came from a merchant or changed it. */
export const useSettingPushes = (merchant_id: number, section: PushedSection) =>
  useCall(listSettingPushes, { query: { merchant_id, section, length: recent } });

/** Pushes a section, then reloads what shows settings. */
export const usePushSetting = () => useAction(pushSetting, { refreshes });

/** Undoes a push of a section, then reloads what shows settings. */
export const useUndoSettingPush = () => useAction(undoSettingPush, { refreshes });
