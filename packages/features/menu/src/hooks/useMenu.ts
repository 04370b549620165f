import { getMenu } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns one item with its stock changes; null requests nothing. */
export const useMenu = (id: number | null) =>
  useCall(getMenu, id === null ? null : { params: { id } });
