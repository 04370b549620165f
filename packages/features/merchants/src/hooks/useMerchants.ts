import {
  getMerchantAccount,
  getUserInfo,
  listMerchants,
  startView,
  type AnyEndpoint,
  type Input,
} from '@servery/api';
import { useAction, useCall } from '@servery/api/swr';

/** Returns one page of merchants. */
export const useMerchants = (query: Input<typeof listMerchants>['query']) =>
  useCall(listMerchants, { query }, { keepPreviousData: true });

/** Returns the account of a merchant; null pauses the request. */
export const useMerchant = (id: number | null) =>
  useCall(getMerchantAccount, id === null ? null : { params: { id } });

/** Changes a merchant, then reloads the merchants and those in the person’s scope. */
export const useMerchantAction = <E extends AnyEndpoint>(to: E) =>
  useAction(to, { refreshes: [listMerchants, getMerchantAccount, getUserInfo] });

/** Starts to view a merchant as its owner sees it. */
export const useStartView = () => useAction(startView);
