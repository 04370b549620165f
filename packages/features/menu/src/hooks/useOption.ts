import { getOption } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns one food option; null requests nothing. */
export const useOption = (id: number | null) =>
  useCall(getOption, id === null ? null : { params: { id } });
