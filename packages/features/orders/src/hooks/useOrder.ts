import { getOrder } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** One order with everything that belongs to it. Pass null to wait. */
export const useOrder = (id: number | null) =>
  useCall(getOrder, id === null ? null : { params: { id } });
