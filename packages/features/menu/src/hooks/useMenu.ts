import { getMenu } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** One item with the changes of its balance; null waits. */
export const useMenu = (id: number | null) =>
  useCall(getMenu, id === null ? null : { params: { id } });
