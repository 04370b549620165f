import { listMedia, type Input } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** A page of the pictures; the one before stays while the next is on its way. */
export const useMedia = (query: Input<typeof listMedia>['query'] | null) =>
  useCall(listMedia, query && { query }, { keepPreviousData: true });
