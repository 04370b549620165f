import {
  cancelUserPlan,
  changeOwnPassword,
  changeUserPlan,
  connectUserService,
  deleteUserCard,
  getAccountSettings,
  getUser,
  getUserAccount,
  linkUserNetwork,
  listAllUsers,
  listUsers,
  saveUserAddress,
  saveUserCard,
  saveUserNotices,
  setTwoStep,
  setUserPassword,
  suspendUser,
} from '@servery/api/template';
import { useAction, useCall } from '@servery/api/swr';

const account = { refreshes: [getUserAccount, getAccountSettings] };
const user = { refreshes: [getUserAccount, getAccountSettings, getUser, listUsers, listAllUsers] };

/** Loads what the view of a user shows besides the user. */
export const useAccount = (id: number) => useCall(getUserAccount, { query: { id } });

/** The mutations of a user’s status and plan. */
export const usePlanChanges = () => ({
  suspend: useAction(suspendUser, user).trigger,
  changePlan: useAction(changeUserPlan, user).trigger,
  cancelPlan: useAction(cancelUserPlan, user).trigger,
});

/** The mutations of a user’s password, or of one’s own, and two-step verification. */
export const useSecurityChanges = () => ({
  setPassword: useAction(setUserPassword, account).trigger,
  changePassword: useAction(changeOwnPassword, account).trigger,
  setTwoStep: useAction(setTwoStep, account).trigger,
});

/** The mutations of a user’s cards and billing address. */
export const useBillingChanges = () => ({
  saveCard: useAction(saveUserCard, account).trigger,
  deleteCard: useAction(deleteUserCard, account).trigger,
  saveAddress: useAction(saveUserAddress, account).trigger,
});

/** The mutations of a user’s notifications and connections. */
export const useConnectionChanges = () => ({
  saveNotices: useAction(saveUserNotices, account).trigger,
  connect: useAction(connectUserService, account).trigger,
  link: useAction(linkUserNetwork, account).trigger,
});
