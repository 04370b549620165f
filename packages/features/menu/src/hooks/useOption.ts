import { getOption } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** One food option; null waits. */
export const useOption = (id: number | null) =>
  useCall(getOption, id === null ? null : { params: { id } });
