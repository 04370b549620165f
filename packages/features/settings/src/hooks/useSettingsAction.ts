import {
  getMerchantInfo,
  getSettings,
  getUserInfo,
  listSettingChanges,
  type AnyEndpoint,
} from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Returns an action that changes settings and refreshes everything that shows them. */
export const useSettingsAction = <E extends AnyEndpoint>(to: E) =>
  useAction(to, { refreshes: [getSettings, listSettingChanges, getMerchantInfo, getUserInfo] });
