import { listAllPaymentOptions, listPaymentOptions, type AnyEndpoint } from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Changes a payment option, then reloads the options and those that the till offers. */
export const usePaymentAction = <E extends AnyEndpoint>(to: E) =>
  useAction(to, { refreshes: [listAllPaymentOptions, listPaymentOptions] });
