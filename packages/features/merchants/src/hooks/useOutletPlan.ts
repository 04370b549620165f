import {
  chooseOutlets,
  getMerchantAccount,
  getOutletPlan,
  getUserInfo,
  listMerchants,
  setOutletLimit,
} from '@servery/api';
import { useAction, useCall } from '@servery/api/swr';

/** Returns the plan of the group that a supermerchant owns. */
export const useOutletPlan = (owner_id: number) =>
  useCall(getOutletPlan, { params: { id: owner_id } });

const refreshes = [getOutletPlan, getMerchantAccount, listMerchants, getUserInfo];

/** Chooses which outlets the plan includes, then reloads what shows them. */
export const useChooseOutlets = () => useAction(chooseOutlets, { refreshes });

/** Sets how many outlets the plan includes, then reloads what shows them. */
export const useSetOutletLimit = () => useAction(setOutletLimit, { refreshes });
