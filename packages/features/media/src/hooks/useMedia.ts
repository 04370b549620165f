import { listMedia, type Input } from '@servery/api';
import { useCall } from '@servery/api/swr';

/**
 * Loads a page of pictures; the previous page stays while the next one loads. Null loads nothing.
 */
export const useMedia = (query: Input<typeof listMedia>['query'] | null) =>
  useCall(listMedia, query && { query }, { keepPreviousData: true });
