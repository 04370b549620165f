import { getOrder } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns one order in full. Pass null to pause the request. */
export const useOrder = (id: number | null) =>
  useCall(getOrder, id === null ? null : { params: { id } });
