import {
  deleteOwnAccount,
  getAccountSettings,
  keepOwnAccount,
  saveOwnProfile,
  savePlanPayment,
} from '@servery/api/template';
import { useAction, useCall } from '@servery/api/swr';

const settings = { refreshes: [getAccountSettings] };

/** Loads the settings of the signed-in person. */
export const useSettings = () => useCall(getAccountSettings, {});

/** The mutations of the signed-in person’s details and payment, and of the account itself. */
export const useSettingsChanges = () => ({
  saveProfile: useAction(saveOwnProfile, settings).trigger,
  savePayment: useAction(savePlanPayment, settings).trigger,
  deleteAccount: useAction(deleteOwnAccount, settings).trigger,
  keepAccount: useAction(keepOwnAccount, settings).trigger,
});
